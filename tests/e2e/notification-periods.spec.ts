import { expect, expectToast, test } from './support/test.ts';

test('an organisation changes its notification periods, which the clocks of a new incident follow', async ({
  page,
  directory,
  apiUserOf,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400.*\/api\/notification-periods/);
  const organisation = await directory.addOrganisation();
  const manager = await directory.addPerson({ organisations: [organisation], name: 'Ada Quist' });
  await signedInAs(manager);
  await page.goto('/settings/risk/incident-types');
  const open = page.getByRole('button', { name: 'Notification periods' });
  const dialog = page.getByRole('dialog', { name: 'Notification periods' });
  const warning = dialog.getByLabel('Early warning to the authority');
  await open.click();
  await expect(warning).toHaveValue('24');
  await warning.fill('9000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(warning).toHaveAccessibleDescription(/8760/);
  await warning.fill('4');
  await dialog.getByLabel('Notification of the authority').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Notification periods updated');
  await open.click();
  await expect(dialog).toContainText('Changed by Ada Quist');

  const { id } = await (
    await apiUserOf(manager)
  ).addIncident(organisation, {
    title: 'Leak',
    detectedAt: new Date().toISOString(),
    partiesToNotify: ['AUTHORITY'],
  });
  await page.goto(`/incident?incident=${id}`);
  const clocks = page.getByLabel('Notification periods');
  await expect(clocks.getByRole('term')).toHaveText(['Early warning given', 'Final report given']);
});
