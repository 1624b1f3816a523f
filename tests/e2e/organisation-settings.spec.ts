import { expect, test } from './support/test.ts';

test('an administrator sets the time zone of the organisation, which is at first that of their browser', async ({
  page,
  directory,
  signedInAs,
  shell,
}) => {
  const organisation = await directory.addOrganisation('Quayside');
  const administrator = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await signedInAs(administrator);
  await page.goto('/');
  await shell.chooseInUserMenu(administrator.email, 'Organisation settings');
  await expect(page).toHaveURL(`/on-boarding/${organisation.id}?step=organisation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(organisation.name);
  const zone = page.getByRole('combobox', { name: 'Time zone of the organisation' });
  await expect(zone).toHaveValue(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone));
  await zone.selectOption('Pacific/Kiritimati');
  await page.getByRole('button', { name: 'Save time zone' }).click();
  await expect(page.getByRole('button', { name: 'Save time zone' })).toBeEnabled();
  await page.reload();
  await expect(zone).toHaveValue('Pacific/Kiritimati');
});

test('nobody else is offered the settings of the organisation', async ({ page, directory, signedInAs, shell }) => {
  const organisation = await directory.addOrganisation('Quayside');
  const manager = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(manager);
  await page.goto('/');
  await shell.openUserMenu(manager.email);
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Organisation settings' })).toHaveCount(0);
});
