import { readFile } from 'node:fs/promises';

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisation Onboarding');
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

test('a link of another organisation offers the switch, and a tab that was left behind says so', async ({
  page,
  directory,
  signedInAs,
}) => {
  const [quayside, hillside] = [
    await directory.addOrganisation('Quayside'),
    await directory.addOrganisation('Hillside'),
  ];
  const manager = await directory.addPerson({ organisations: [quayside, hillside], actsIn: quayside });
  await signedInAs(manager);
  await page.goto(`/risk-list?organisation=${hillside.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`This link is for ${hillside.name}`);
  await page.getByRole('button', { name: `Switch to ${hillside.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
  await expect(page).toHaveURL('/risk-list');

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/risk-list?organisation=${quayside.id}`);
  await elsewhere.getByRole('button', { name: `Switch to ${quayside.name}` }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`This tab was in ${hillside.name}`);
  await page.getByRole('button', { name: `Stay in ${quayside.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
});

test('the onboarding of another organisation does not exist', async ({ page, directory, signedInAs }) => {
  const [quayside, hillside] = [
    await directory.addOrganisation('Quayside'),
    await directory.addOrganisation('Hillside'),
  ];
  const administrator = await directory.addPerson({ organisations: [quayside], role: 'ORG_ADMIN' });
  await signedInAs(administrator);
  await page.goto(`/on-boarding/${hillside.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('an administrator uploads the template for reports in Word, and is told what is wrong with another', async ({
  page,
  directory,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  const organisation = await directory.addOrganisation('Quayside');
  const administrator = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  await signedInAs(administrator);
  await page.goto('/manage-organisation');
  const part = page.getByRole('region', { name: 'Template for reports in Word' });
  const downloading = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download an example' }).click();
  const example = await (await downloading).path();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const choose = (name: string, buffer: Buffer) =>
    part.getByLabel('Word document').setInputFiles({ name, mimeType, buffer });
  await choose('Letter.docx', Buffer.from('Dear Sir'));
  await expect(part.getByRole('alert')).toContainText('The content of this file is not');
  await choose('Letterhead.docx', await readFile(example));
  await expect(part).toContainText('Letterhead.docx');
  await expect(part).toContainText(administrator.name);
  await part.getByRole('button', { name: 'Remove' }).click();
  await expect(part.getByRole('button', { name: 'Upload template' })).toBeVisible();
});
