import type { RiskChanges } from './support/api-user.ts';
import { expect, expectToast, test as base } from './support/test.ts';

/** A save that comes too late is an answer of 409, which the browser reports as a failed request. */
const tooLate = /status of 409.*\/api\/risk\//;

/** With one risk, which somebody else changes while it is open. */
const test = base.extend<{ changeMeanwhile: (changes: RiskChanges) => Promise<void> }>({
  changeMeanwhile: async ({ organisation, signedInAs, givenRisks, apiUserOf, riskRegister, consoleGuard }, use) => {
    consoleGuard.allow(tooLate);
    const [risk] = await givenRisks([{ title: 'Fire in the archive', description: 'Paper burns.', rating: [1, 4] }]);
    if (risk === undefined) throw new Error('The risk was not added');
    await signedInAs(organisation.manager);
    await riskRegister.open();
    await riskRegister.openRisk('Fire in the archive');
    const api = await apiUserOf(organisation.manager);
    await use(async (changes) => void (await api.changeRisk(organisation, risk, changes)));
  },
});

test('fields that only one side changed are merged without a question', async ({
  page,
  riskRegister,
  changeMeanwhile,
}) => {
  await changeMeanwhile({ treatment: 'TRANSFER', rating: [3, 4] });

  await riskRegister.panel.enter({ description: 'Paper burns well.' });
  await riskRegister.panel.save();
  await expectToast(page, 'Updated successfully', 'R-0001 Fire in the archive');
  await riskRegister.panel.expectEntries({
    title: 'Fire in the archive',
    description: 'Paper burns well.',
    likelihood: '3 Possible',
    impact: '4 Major',
    treatment: 'Transfer',
    nextReview: '',
  });
  await riskRegister.panel.close();
  await riskRegister.expectRow({
    ref: 'R-0001',
    title: 'Fire in the archive',
    categories: 'None',
    current: '12High',
    treatment: 'Transfer',
    review: 'None',
  });
});

test('fields that both sides changed are asked about one by one', async ({
  page,
  riskRegister,
  changeMeanwhile,
  organisation,
}) => {
  await changeMeanwhile({ title: 'Fire in the cellar', treatment: 'TRANSFER', nextReviewOn: '2999-01-31' });

  const { panel } = riskRegister;
  await panel.enter({ title: 'Fire in the attic', treatment: 'Avoid', impact: '5 Severe' });
  await panel.save();
  await expect(panel.root).toContainText(
    `${organisation.manager.name} changed this risk while you were editing it. Choose what to keep.`,
  );
  await expect(panel.saveButton).toBeDisabled();
  await expect(panel.conflict('Title')).toContainText('Yours: Fire in the attic');
  await expect(panel.conflict('Title')).toContainText('Theirs: Fire in the cellar');
  await expect(panel.conflict('Treatment')).toContainText('Yours: Avoid');
  await expect(panel.conflict('Treatment')).toContainText('Theirs: Transfer');
  await expect(panel.root.getByRole('button', { name: 'Keep yours' })).toHaveCount(2);

  await panel.conflict('Title').getByRole('button', { name: 'Keep yours' }).click();
  await expect(panel.conflict('Title')).toHaveCount(0);
  await panel.conflict('Treatment').getByRole('button', { name: 'Take theirs' }).click();
  const merged = {
    title: 'Fire in the attic',
    description: 'Paper burns.',
    likelihood: '1 Rare',
    impact: '5 Severe',
    treatment: 'Transfer',
    nextReview: '31 Jan 2999',
  };
  await panel.expectEntries(merged);
  await panel.save();
  await expectToast(page, 'Updated successfully', 'R-0001 Fire in the attic');
  await page.reload();
  await panel.expectEntries(merged);
});

test('a risk that was changed meanwhile is not deleted unseen, nor with a question open', async ({
  page,
  riskRegister,
  changeMeanwhile,
}) => {
  await changeMeanwhile({ title: 'Fire in the cellar', treatment: 'TRANSFER' });

  const { panel } = riskRegister;
  await panel.enter({ title: 'Fire in the attic' });
  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'The risk was not deleted');
  await expect(panel.confirmation).toHaveCount(0);
  await panel.conflict('Title').getByRole('button', { name: 'Take theirs' }).click();
  await expect(panel.titleField).toHaveValue('Fire in the cellar');
  await expect(panel.choiceField('Treatment')).toHaveText('Transfer');
  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'Deleted successfully', 'R-0001 Fire in the cellar');
});
