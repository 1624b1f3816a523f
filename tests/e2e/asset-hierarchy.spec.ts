import { expect, test } from './support/test.ts';

test('an asset inherits from the asset that needs it, and the dashboard counts it so', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  await api.addAsset(organisation, { title: 'Payroll', kind: 'PRIMARY', confidentiality: 'CRITICAL' });
  await api.addAsset(organisation, { title: 'File server', kind: 'SUPPORT', confidentiality: 'LOW' });
  await signedInAs(manager);
  await page.goto('/information-asset');
  const row = page.getByRole('row', { name: /File server/ });
  await row.getByRole('link', { name: 'File server' }).click();
  const panel = page.getByRole('complementary', { name: /A-0002/ });
  await expect(panel.getByText('No asset needs this one')).toBeVisible();

  await panel.getByRole('combobox', { name: 'Needed by' }).fill('Payr');
  await page.getByRole('option', { name: 'A-0001 Payroll' }).click();
  await page.keyboard.press('Escape');
  await panel.getByRole('spinbutton', { name: 'Recovery time (hours)' }).fill('8');
  await panel.getByRole('button', { name: 'Save asset' }).click();
  await expect(panel.getByRole('region', { name: 'Inherited levels' })).toContainText(
    'Confidentiality Critical this asset → A-0001 Payroll',
  );

  await panel.getByRole('region', { name: 'Assets' }).getByRole('link', { name: 'Payroll' }).click();
  const other = page.getByRole('complementary', { name: /A-0001/ });
  await expect(other.getByRole('region', { name: 'Needs' })).toContainText('A-0002 File server');

  await page.goto('/information-asset');
  await page.getByRole('button', { name: 'More actions for A-0001' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const removal = page.getByRole('alertdialog');
  await expect(removal).toContainText('1 other asset would lose inherited levels');
  await expect(removal).toContainText('A-0002 File server: confidentiality Critical → Low');
  await removal.getByRole('button', { name: 'Cancel' }).click();

  await api.addAsset(organisation, { title: 'PAYROLL', kind: 'SUPPORT' });
  await page.goto('/information-asset-report');
  const doubles = page.locator('dl > div', { hasText: 'Possible doubles' }).getByRole('link');
  await expect(doubles).toHaveText('2');
  await doubles.click();
  await expect(page.getByRole('row', { name: /Payroll/i })).toHaveCount(2);
  await page.getByRole('link', { name: 'PAYROLL', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Possible doubles' })).toContainText(/A-0001 Payroll\s*same name/);

  await page.goto('/information-asset-report');
  const byLevel = page.getByRole('table', { name: 'By confidentiality' });
  await expect(byLevel.getByRole('row', { name: /^Critical/ }).getByRole('cell')).toHaveText(['', '2']);
  await byLevel.getByRole('link', { name: 'Critical' }).click();
  await expect(row).toContainText('Critical inherited');
  await expect(page.getByRole('row', { name: /Payroll/ })).not.toContainText('inherited');
});
