import { expect, test } from './support/test.ts';

test('a report is asked for, followed until it is ready, downloaded, and found again by its address', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  await (await apiUserOf(manager)).addRisks(organisation, [{ title: 'Fire in the archive' }]);
  await signedInAs(manager);
  await page.goto('/report-library?show=definitions');
  await page.getByRole('button', { name: 'Make: Risk register', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await dialog.getByRole('button', { name: 'Make report' }).click();
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.(csv|zip)$/u);
  await expect(dialog.getByRole('status')).toContainText('Your browser has the file.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('table', { name: 'Reports' }).getByRole('link', { name: 'Risk register' }).click();
  await expect(page).toHaveURL(/report=/u);
  await page.reload();
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
  await dialog.getByRole('button', { name: 'Make again' }).click();
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('table', { name: 'Reports' }).getByRole('link', { name: 'Risk register' })).toHaveCount(
    2,
  );
});
