import type { Locator, Page } from '@playwright/test';

import { verifyFile } from '#scripts/support/verify-logs.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';

import { expect, expectToast, test } from './support/test.ts';

/** The longest number hides neither the bell nor the button beside it. */
async function expectRoomForCount(page: Page, bell: Locator): Promise<void> {
  const count = bell.locator('> span');
  await count.evaluate((element) => {
    element.textContent = '99+';
  });
  const [number, icon, theme] = await Promise.all([
    count.boundingBox(),
    bell.locator('svg').boundingBox(),
    page.getByRole('button', { name: /^Switch to/ }).boundingBox(),
  ]);
  if (number === null || icon === null || theme === null) throw new Error('The header is not drawn');
  expect(number.x).toBeGreaterThan(icon.x + icon.width / 2);
  expect(number.x + number.width).toBeLessThanOrEqual(theme.x);
}

test('an owner is notified of a risk without a reload, and opens it from the bell', async ({
  page,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const owner = await directory.addPerson({ organisations: [organisation], name: 'Olga Owner' });
  await signedInAs(owner);
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await expect(panel).toContainText('No notifications found');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await (await apiUserOf(organisation.manager)).assignRisk(organisation, 'Fire in the archive', owner.name);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expectRoomForCount(page, bell);
  await bell.click();
  const assignment = panel.getByRole('link', { name: /Fire in the archive/ });
  await expect(assignment).toContainText('Risk assigned to you');
  await expect(assignment).toContainText('General');
  await expect(assignment.getByText(/^R-\d{4} Fire in the archive$/)).toHaveCSS('font-weight', '600');
  await expect(assignment.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await assignment.click();
  await expect(page).toHaveURL(/\/risk-list\?risk=/);
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the notifications page marks all notifications as read at once', async ({
  page,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const owner = await directory.addPerson({ organisations: [organisation], name: 'Nora Notified' });
  const colleague = await apiUserOf(organisation.manager);
  for (const title of ['Flood', 'Storm']) await colleague.assignRisk(organisation, title, owner.name);
  await signedInAs(owner);
  await page.goto('/');
  const unread = page.getByRole('list', { name: 'Unread notifications' });
  await expect(unread.getByRole('listitem')).toHaveText([/Unread.*Storm/, /Unread.*Flood/]);
  await page
    .getByRole('region', { name: 'Notifications', exact: true })
    .getByRole('link', { name: 'View all' })
    .click();
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveText([/Unread.*Storm/, /Unread.*Flood/]);
  await page.goto('/notifications?page=999&perPage=1');
  await expect(list.getByRole('listitem')).toHaveText([/Unread.*Flood/]);
  await page.getByRole('main').getByRole('searchbox').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No notifications match these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Read All' }).click();
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(list.getByRole('listitem')).toHaveText([/Storm/]);
  await expect(list.getByText('Unread')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.goto('/notifications?unread=true');
  await expect(page.getByRole('heading', { name: 'No notifications match these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('the logs show each action with its actor and can be verified as a file, and where each sign-in came from', async ({
  page,
  organisation,
  directory,
  givenRisks,
  signInPage,
}) => {
  await givenRisks([{ title: 'Theft', description: 'At the gate', rating: [1, 1] }]);
  await signInPage.open(`?redirect=${encodeURIComponent('/activity-logs/all-users')}`);
  await signInPage.signIn(organisation.manager);
  const row = page.getByRole('row', { name: /Theft/ });
  await expect(row).toContainText('Created');
  await row.getByText('Created').click();
  const dialog = page.getByRole('dialog', { name: /^Created: R-\d{4} Theft$/ });
  await expect(dialog.getByRole('row', { name: 'Description' })).toHaveText('DescriptionAt the gate');
  await expect(dialog.getByRole('row', { name: 'Current rating' })).toHaveText(
    'Current ratingImpact: Negligible Likelihood: Rare',
  );
  await expect(dialog.getByRole('row', { name: 'Justification' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const head = await directory.sealLog(organisation);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Whole log, sealed' }).click();
  const log = await verifyFile(await (await download).path(), new Map([[organisation.id, [head]]]));
  expect(log).toMatchObject({ rows: head.position, newest: { sha256: head.sha256 }, mismatch: undefined });
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No entries match these filters' })).toBeVisible();
  await page.goto('/login-logs?page=999');
  await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
});

test('a user changes their password', async ({ page, organisation, directory, signedInAs, consoleGuard }) => {
  // The rejected wrong password.
  consoleGuard.allow(/status of 422/);
  const person = await directory.addPerson({ organisations: [organisation] });
  await signedInAs(person);
  await page.goto('/update-password');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Update password' }).click();
  await expect(main.getByText('New password is required')).toBeVisible();
  await main.getByLabel('Current password').fill('not the one 1');
  await main.getByLabel('New password').fill('quayside-harbour-8');
  await main.getByRole('button', { name: 'Update password' }).click();
  await expect(main.getByText('This is not your current password')).toBeVisible();
  await main.getByLabel('Current password').fill(person.password);
  await main.getByRole('button', { name: 'Update password' }).click();
  await expectToast(page, 'Password updated', 'Your other sessions were signed out.');
});

test('a user adds an authenticator app and removes it again', async ({ page, organisation, directory, signedInAs }) => {
  await signedInAs(await directory.addPerson({ organisations: [organisation] }));
  await page.goto('/update-password');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add authenticator app' }).click();
  await expect(main.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await main.getByRole('group', { name: 'Secret' }).getByRole('code').innerText();
  // Each code is valid once, and the code of the previous 30 s window could expire during the test.
  const codeAt = (step: number) => totpCode(secret, totpStep(Date.now()) + step);
  await main.getByLabel('Code from the app').fill(codeAt(0));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('Authenticator app set up')).toBeVisible();
  await main.getByRole('button', { name: 'Remove second factor' }).click();
  await main.getByLabel('Current code from the app').fill(codeAt(1));
  await main.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(main.getByText('Not set up')).toBeVisible();
});

test('a user chooses where they receive notifications, and opens a record from a mail', async ({
  page,
  organisation,
  directory,
  apiUserOf,
  signedInAs,
}) => {
  const owner = await directory.addPerson({ organisations: [organisation], name: 'Mara Mailed' });
  await (await apiUserOf(organisation.manager)).assignRisk(organisation, 'Leak', owner.name);
  await signedInAs(owner);
  await page.goto('/profile');
  const settings = page.getByRole('table', { name: 'Notifications' });
  const overdue = settings.getByRole('checkbox', { name: 'Something you own is overdue: By mail' });
  await expect(overdue).toBeChecked();
  const chosen = settings.getByRole('checkbox', { checked: true });
  const before = await chosen.count();
  await overdue.press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Save notifications' }).click();
  await expectToast(page, 'Notification settings saved');

  // An address whose kind has no page shows the notifications.
  await page.goto(`/notifications?kind=unknown&record=${organisation.id}`);
  const address = await page.getByRole('main').getByRole('link', { name: /Leak/ }).getAttribute('href');
  const record = new URL(address ?? '', page.url()).searchParams.get('risk');
  await page.goto(`/notifications?kind=risk&record=${record}`);
  await expect(page).toHaveURL(`/risk-list?risk=${record}`);
  await page.goto('/profile');
  await expect(overdue).not.toBeChecked();
  await expect(chosen).toHaveCount(before - 1);
});

test('a user changes their name and date format', async ({ page, organisation, directory, signedInAs }) => {
  await signedInAs(await directory.addPerson({ organisations: [organisation] }));
  await page.goto('/profile');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Robyn');
  await main.getByLabel('Last name').fill('Ashworth');
  await main.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Name saved');
  await expect(page.getByRole('button', { name: /Robyn Ashworth/ })).toBeVisible();
  await main.getByLabel('Dates and numbers').selectOption('de-DE');
  await main.getByRole('button', { name: 'Save preferences' }).click();
  await expectToast(page, 'Preferences saved');
});
