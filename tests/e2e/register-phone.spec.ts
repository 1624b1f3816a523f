import { expect, expectToast, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ organisation, signedInAs }) => signedInAs(organisation.manager));

test('risks are selected by tapping their rows, and deleted in bulk', async ({ page, riskRegister, givenRisks }) => {
  await givenRisks([{ title: 'Fire in the archive' }, { title: 'Lost laptop' }, { title: 'Expired certificate' }]);
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  const checkbox = (ref: string) => page.getByRole('checkbox', { name: `Select ${ref}` });
  const touchRow = (ref: string) => riskRegister.rows.filter({ has: checkbox(ref) }).tap();
  await riskRegister.open();
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop', 'Expired certificate']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await riskRegister.startPicking();
  await expect(bar.getByRole('status')).toHaveText('0 selected');
  await expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await touchRow('R-0001');
  await touchRow('R-0002');
  await touchRow('R-0003');
  await touchRow('R-0002');
  await expect(checkbox('R-0001')).toBeChecked();
  await expect(checkbox('R-0002')).not.toBeChecked();
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await expect(riskRegister.panel.root).toHaveCount(0);

  await bar.getByRole('button', { name: 'Clear selection' }).tap();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await riskRegister.startPicking();
  const selectPage = bar.getByRole('button', { name: 'Select page' });
  await selectPage.tap();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expect(selectPage).toHaveCount(0);
  await touchRow('R-0001');
  await bar.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Duplicates');
  await page.getByRole('button', { name: 'Delete 2 risks' }).tap();
  await expectToast(page, 'Deleted successfully', '2 risks');
  await riskRegister.expectTitles(['Fire in the archive']);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'List options' }).tap();
  await page.getByRole('menuitem', { name: 'Removed risks' }).tap();
  await page.getByRole('button', { name: 'Restore R-0003' }).tap();
  await expectToast(page, 'Restored successfully', 'R-0003');
});

test('a register can be sorted by any column in both directions', async ({ page, riskRegister, givenRisks }) => {
  await givenRisks([
    { title: 'Fire in the archive', rating: [1, 4] },
    { title: 'Lost laptop', rating: [3, 2] },
    { title: 'Expired certificate', rating: [5, 5] },
  ]);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'List options' }).tap();
    await page.getByRole('menuitemradio', { name, exact: true }).tap();
  };
  await riskRegister.open();
  await choose('Current');
  await riskRegister.expectTitles(['Fire in the archive', 'Lost laptop', 'Expired certificate']);
  await riskRegister.expectAddress({ sort: 'current' });
  await choose('Descending');
  await riskRegister.expectTitles(['Expired certificate', 'Lost laptop', 'Fire in the archive']);
  await riskRegister.expectAddress({ sort: 'current', desc: 'true' });
  await choose('Title');
  await riskRegister.expectTitles(['Lost laptop', 'Fire in the archive', 'Expired certificate']);
  await page.getByRole('button', { name: 'List options' }).tap();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(['Title', 'Descending']);
});

test('a viewer cannot select risks', async ({
  page,
  directory,
  organisation,
  signedInAs,
  riskRegister,
  givenRisks,
}) => {
  await givenRisks([{ title: 'Lost laptop' }]);
  await signedInAs(await directory.addPerson({ organisations: [organisation], role: 'ORG_VIEWER' }));
  await riskRegister.open();
  await page.getByRole('button', { name: 'List options' }).tap();
  await expect(page.getByRole('menuitemradio', { name: 'Title' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Select risks' })).toHaveCount(0);
});

test('the entries of a look-up can be reordered', async ({ page }) => {
  await page.goto('/settings/risk/risk-likelihood');
  const names = page.getByRole('table', { name: 'likelihoods' }).getByRole('link');
  await expect(names).toHaveText(['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain']);
  await page.getByRole('button', { name: 'Move Rare down' }).tap();
  await expect(names).toHaveText(['Unlikely', 'Rare', 'Possible', 'Likely', 'Almost certain']);
  await page.getByRole('button', { name: 'Move Likely up' }).tap();
  await expect(names).toHaveText(['Unlikely', 'Rare', 'Likely', 'Possible', 'Almost certain']);
});
