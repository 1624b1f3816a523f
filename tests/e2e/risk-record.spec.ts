import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(async ({ organisation, signedInAs }) => signedInAs(organisation.manager));

const unknownId = '00000000-0000-4000-8000-000000000000';

test('a risk is added with categories and a rating from the risk matrix of the organisation', async ({
  page,
  riskRegister,
}) => {
  const { panel } = riskRegister;
  await riskRegister.open();
  await expect(page.getByRole('heading', { name: 'No risks yet' })).toBeVisible();
  await riskRegister.addButton.first().click();
  await riskRegister.expectAddress({ risk: 'new' });
  await expect(panel.rating).toHaveText('Not rated');
  await panel.enter({
    title: 'Harbour radar fails in a storm',
    description: 'The only radar of the port.\nNo spare part on site.',
    categories: ['Continuity', 'Physical'],
    likelihood: '4 Likely',
    impact: '5 Severe',
    treatment: 'Mitigate',
    nextReview: '31 Jan 2999',
  });
  await expect(panel.rating).toHaveText('20Critical');
  await panel.save();

  await expectToast(page, 'Created successfully', 'R-0001 Harbour radar fails in a storm');
  await expect(panel.root).toHaveAccessibleName('R-0001 Harbour radar fails in a storm');
  await page.reload();
  await panel.expectEntries({
    title: 'Harbour radar fails in a storm',
    description: 'The only radar of the port.\nNo spare part on site.',
    likelihood: '4 Likely',
    impact: '5 Severe',
    treatment: 'Mitigate',
    nextReview: '31 Jan 2999',
  });
  await expect(panel.root.getByRole('button', { name: 'Remove Continuity' })).toBeVisible();
  await expect(panel.root.getByRole('button', { name: 'Remove Physical' })).toBeVisible();
  await panel.close();
  await riskRegister.expectRow({
    ref: 'R-0001',
    title: 'Harbour radar fails in a storm',
    categories: 'Continuity, Physical',
    current: '20Critical',
    treatment: 'Mitigate',
    review: '31 Jan 2999',
  });
});

test('the rating updates from the matrix as likelihood and impact are chosen', async ({ riskRegister }) => {
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await panel.enter({ likelihood: '1 Rare' });
  await expect(panel.rating).toHaveText('Not rated');
  await panel.enter({ impact: '1 Negligible' });
  await expect(panel.rating).toHaveText('1Very low');
  await panel.enter({ likelihood: '3 Possible' });
  await expect(panel.rating).toHaveText('3Low');
  await panel.enter({ impact: '3 Moderate' });
  await expect(panel.rating).toHaveText('9Medium');
  await panel.enter({ impact: '5 Severe' });
  await expect(panel.rating).toHaveText('15High');
});

test('a risk is edited in the panel opened from its row', async ({ page, riskRegister, givenRisks }) => {
  const [risk] = await givenRisks([{ title: 'Expired certificate', rating: [2, 2] }]);
  const { panel } = riskRegister;
  await riskRegister.open();
  await riskRegister.openRisk('Expired certificate');
  await riskRegister.expectAddress({ risk: risk?.id ?? '' });
  await panel.enter({ title: 'Expired certificate of the gate', impact: '4 Major', treatment: 'Avoid' });
  await panel.save();
  await expectToast(page, 'Updated successfully', 'R-0001 Expired certificate of the gate');
  await panel.close();
  await riskRegister.expectRow({
    ref: 'R-0001',
    title: 'Expired certificate of the gate',
    categories: 'None',
    current: '8Medium',
    treatment: 'Avoid',
    review: 'None',
  });
  await riskRegister.expectAddress({});
});

test('a risk is deleted after confirmation', async ({ page, riskRegister, givenRisks }) => {
  await givenRisks([{ title: 'Lost laptop' }, { title: 'Fire in the archive' }]);
  const { panel } = riskRegister;
  await riskRegister.open();
  await riskRegister.openRisk('Lost laptop');
  await panel.askToDelete();
  await expect(panel.confirmation).toHaveAccessibleName('Delete R-0001 Lost laptop?');
  await expect(panel.confirmation).toContainText('R-0001 will be removed from the register. Its history is kept.');
  const cancel = panel.confirmation.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(panel.confirmation).toHaveCount(0);
  await riskRegister.expectTitles(['Lost laptop', 'Fire in the archive']);

  await panel.askToDelete();
  await panel.confirmDeletion();
  await expectToast(page, 'Deleted successfully', 'R-0001 Lost laptop');
  await expect(panel.root).toHaveCount(0);
  await riskRegister.expectTitles(['Fire in the archive']);
  await expect(riskRegister.table.getByRole('link', { name: 'Fire in the archive' })).toBeFocused();
  await riskRegister.expectAddress({});
});

test('a title is required, and the other fields keep their values', async ({ page, riskRegister }) => {
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await panel.enter({ description: 'Something is wrong here.', likelihood: '2 Unlikely' });
  await panel.enter({ title: '   ' });
  await panel.save();
  await expect(panel.titleField).toHaveAccessibleDescription('This field is required');
  await expect(panel.titleField).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.descriptionField).toHaveValue('Something is wrong here.');
  await expect(panel.choiceField('Current likelihood')).toHaveText('2 Unlikely');
  await panel.enter({ title: 'Something' });
  await expect(panel.titleField).toHaveAccessibleDescription('');
  await panel.save();
  await expectToast(page, 'Created successfully', 'R-0001 Something');
});

test('the address of a missing risk shows a not-found message', async ({ riskRegister, consoleGuard }) => {
  consoleGuard.allow(/status of 404.*\/api\/risk\//);
  const { panel } = riskRegister;
  await riskRegister.open(`?risk=${unknownId}`);
  await expect(panel.root.getByRole('heading', { name: 'This risk is not in the register' })).toBeVisible();
  await expect(panel.root).toContainText('It may have been deleted, or the link may be wrong.');
  await panel.close();
  await riskRegister.expectAddress({});
});
