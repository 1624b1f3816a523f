import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(async ({ organisation, signedInAs }) => signedInAs(organisation.manager));

// Wide enough for every column.
test.use({ viewport: { width: 1440, height: 900 } });

test('an information asset is added, found, deleted and restored', async ({ page }) => {
  await page.goto('/information-asset');
  await expect(page.getByRole('heading', { name: 'No assets yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add asset' }).first().click();
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Title').fill('Customs declaration platform');
  await panel.getByLabel('Location').fill('Rotterdam');
  for (const [label, option] of [
    ['Type', 'Software'],
    ['Kind', 'Supporting'],
    ['Availability', 'Critical'],
  ] as const) {
    await panel.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await panel.getByRole('button', { name: 'Save asset' }).click();
  await expectToast(page, 'Created successfully', 'A-0001 Customs declaration platform');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'A-0001' });
  await expect(row.getByRole('cell')).toHaveText([
    '',
    'A-0001',
    /^Customs declaration platform/,
    'Software',
    'Unassigned',
    'Not rated',
    'Not rated',
    'Critical',
    'None',
    '',
  ]);

  await page.goto('/information-asset?availability=%5B%22none%22%5D');
  await expect(page.getByRole('heading', { name: 'No assets match these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await page.getByRole('link', { name: 'Customs declaration platform' }).click();
  await panel.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete asset' }).click();
  await page.getByRole('button', { name: 'Delete asset' }).click();
  await expect(page.getByRole('heading', { name: 'No assets yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Restored successfully', 'A-0001 Customs declaration platform');
  await expect(row).toBeVisible();
});
