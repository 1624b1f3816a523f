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
  const repeated = page.waitForResponse(/\/repeat$/u);
  await dialog.getByRole('button', { name: 'Make again' }).click();
  // Until then, the status is that of the run before.
  await repeated;
  await expect(dialog.getByRole('status')).toContainText('It can be downloaded.');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('table', { name: 'Reports' }).getByRole('link', { name: 'Risk register' })).toHaveCount(
    2,
  );
});

test('a definition is deleted once it is confirmed that its schedules go with it', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation] });
  const api = await apiUserOf(manager);
  const settings = { filters: [], columns: [], period: 'ALL', paper: 'A4', format: 'PDF', keptDays: 30 };
  const own = { ...settings, kind: 'RISKS', name: 'Risks of the quarter', sections: ['risks'] };
  const { id } = await api.post<{ id: string }>(organisation, 'report-definitions', own);
  const daily = { cadence: 'DAILY', weekday: 1, monthDay: 1, time: '07:00', timeZone: 'UTC', isActive: true };
  await api.post(organisation, 'report-schedules', { ...daily, kind: 'RISKS', definitionId: id });
  await signedInAs(manager);
  await page.goto('/report-library?show=definitions');
  const open = page.getByRole('button', { name: 'Delete: Risks of the quarter' });
  await open.click();
  const question = page.getByRole('alertdialog', { name: 'Delete definition “Risks of the quarter”?' });
  await expect(question).toContainText('Its schedules are deleted with it.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeVisible();
  await open.click();
  await question.getByRole('button', { name: 'Delete definition' }).click();
  await expect(open).toHaveCount(0);
  await page.getByRole('tab', { name: 'Schedules' }).click();
  await expect(page.getByText('No report is made by itself yet.')).toBeVisible();
});
