import { RiskRegisterPage } from './pages/risk-register-page.ts';
import { expect, expectToast, test } from './support/test.ts';

/** A save that comes too late is an answer of 409, which the browser reports as a failed request. */
const tooLate = /status of 409.*\/api\/risk\//;

test.beforeEach(async ({ organisation, signedInAs, givenRisks, consoleGuard }) => {
  consoleGuard.allow(tooLate);
  await givenRisks([{ title: 'Fire in the archive', description: 'Paper burns.', rating: [1, 4] }]);
  await signedInAs(organisation.manager);
});

test('fields that only one side changed are merged without a question', async ({ page, context, riskRegister }) => {
  const other = new RiskRegisterPage(await context.newPage());
  for (const register of [riskRegister, other]) {
    await register.open();
    await register.openRisk('Fire in the archive');
  }
  await other.panel.enter({ treatment: 'Transfer', likelihood: '3 Possible' });
  await other.panel.save();
  await expectToast(other.page, 'Updated successfully');

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
  context,
  riskRegister,
  organisation,
}) => {
  const other = new RiskRegisterPage(await context.newPage());
  for (const register of [riskRegister, other]) {
    await register.open();
    await register.openRisk('Fire in the archive');
  }
  await other.panel.enter({ title: 'Fire in the cellar', treatment: 'Transfer', nextReview: '2999-01-31' });
  await other.panel.save();
  await expectToast(other.page, 'Updated successfully');

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
    nextReview: '2999-01-31',
  };
  await panel.expectEntries(merged);
  await panel.save();
  await expectToast(page, 'Updated successfully', 'R-0001 Fire in the attic');
  await page.reload();
  await panel.expectEntries(merged);
});

test('a risk that was changed meanwhile is not deleted unseen', async ({ page, context, riskRegister }) => {
  const other = new RiskRegisterPage(await context.newPage());
  for (const register of [riskRegister, other]) {
    await register.open();
    await register.openRisk('Fire in the archive');
  }
  await other.panel.enter({ title: 'Fire in the cellar' });
  await other.panel.save();
  await expectToast(other.page, 'Updated successfully');

  const { panel } = riskRegister;
  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'The risk was not deleted');
  await expect(panel.titleField).toHaveValue('Fire in the cellar');
  await expect(panel.confirmation).toHaveCount(0);
  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'Deleted successfully', 'R-0001 Fire in the cellar');
});

test('fields that both changed are asked about before the risk can be deleted', async ({
  page,
  context,
  riskRegister,
}) => {
  const other = new RiskRegisterPage(await context.newPage());
  for (const register of [riskRegister, other]) {
    await register.open();
    await register.openRisk('Fire in the archive');
  }
  await other.panel.enter({ title: 'Fire in the cellar' });
  await other.panel.save();
  await expectToast(other.page, 'Updated successfully');

  const { panel } = riskRegister;
  await panel.enter({ title: 'Fire in the attic' });
  await panel.askToDelete();
  await panel.confirmDeletion();
  await panel.conflict('Title').getByRole('button', { name: 'Take theirs' }).click();
  await expect(panel.titleField).toHaveValue('Fire in the cellar');
  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'Deleted successfully', 'R-0001 Fire in the cellar');
});
