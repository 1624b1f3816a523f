import { expect, expectToast, test } from './support/test.ts';

test('a member who may only view gives files for what they are asked, and the person who asked accepts them', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  // Nothing is given without a date.
  consoleGuard.allow(/status of 400/);
  const organisation = await directory.addOrganisation();
  const lead = await directory.addPerson({ organisations: [organisation] });
  const viewer = await directory.addPerson({ organisations: [organisation], role: 'ORG_VIEWER', level: 'VIEW' });
  const api = await apiUserOf(lead);
  const { id } = await api.post<{ id: string }>(organisation, 'evidence', {
    title: 'Restore test',
    madeOn: '2025-01-31',
  });
  const { id: personId } = await (await apiUserOf(viewer)).get<{ id: string }>(organisation, 'auth/me');
  await api.post(organisation, `evidence/${id}/requests`, { personId, note: 'The report, signed' });
  const dialog = page.getByRole('dialog');

  await signedInAs(viewer);
  await page.goto('/');
  await page.getByRole('row', { name: 'Provide the evidence' }).getByRole('link').first().click();
  const own = page.getByRole('region', { name: 'You are asked for this' });
  await expect(own).toContainText('The report, signed');
  await expect(own.getByRole('button', { name: 'Provide' })).toBeDisabled();
  const fileOf = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await own.getByLabel('Files to give').setInputFiles([fileOf('report.txt'), fileOf('wrong.txt')]);
  await expect(own.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
  await own.getByRole('button', { name: 'Remove wrong.txt' }).click();
  await expect(own.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await own.getByRole('button', { name: 'Provide' }).click();
  await dialog.getByRole('button', { name: 'Provide' }).click();
  await expect(dialog).toContainText('Say when it was made, or which days it covers');
  await dialog.getByRole('textbox', { name: 'Made on' }).fill('31/01/2026');
  await dialog.getByLabel('Note for the person who asked').fill('Of the autumn');
  await dialog.getByRole('button', { name: 'Provide' }).click();
  await expectToast(page, 'Evidence given');
  await expect(own).toBeHidden();

  await signedInAs(lead);
  await page.goto('/');
  await page.getByRole('row', { name: 'Accept or return the evidence' }).getByRole('link').first().click();
  const asked = page.getByRole('list', { name: 'Requests for the evidence' });
  await expect(asked).toContainText('Of the autumn');
  await expect(asked.getByRole('button', { name: 'Download report.txt' })).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'Evidence accepted');
  await expect(page.getByText('Version 2 (current)')).toBeVisible();
  await expect(page.getByText('report.txt').first()).toBeVisible();
});
