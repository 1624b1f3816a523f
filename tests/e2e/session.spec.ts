import { totpCode, totpStep } from '#server/identity/totp.ts';

import { expectSelected } from './model/form.ts';
import { demo, expect, expectSecondFactorTold, test } from './support/test.ts';

const totpSecret = 'MF2HIZLTOQWXG2DPOJSS2Y3SMFXGK3LB';

/** What the authenticator app shows now. */
const currentCode = () => totpCode(totpSecret, totpStep(Date.now()));

/** Six digits that the app shows neither now nor in the steps around. */
function wrongCode(): string {
  const now = totpStep(Date.now());
  const right = new Set([-2, -1, 0, 1, 2].map((step) => totpCode(totpSecret, now + step)));
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code));
  return wrong ?? '777777';
}

test('a person with a second factor is asked for its code, and a wrong one is told', async ({
  page,
  signInPage,
  directory,
  organisation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 422.*\/attempt_second_factor/);
  const person = await directory.addPerson({ organisations: [organisation], totpSecret });
  await signInPage.open();
  await signInPage.signIn(person);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectSecondFactorTold(page);

  await expect(signInPage.code).toBeFocused();
  await signInPage.enterCode('123');
  await expect(signInPage.code).toHaveAccessibleDescription('OTP must be 6 digits');
  const wrong = wrongCode();
  await signInPage.enterCode(wrong);
  await expect(signInPage.code).toHaveAccessibleDescription('Please check the code and try again.');
  await expectSelected(signInPage.code, wrong);
  await page.keyboard.type(currentCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
});

test('going back from the code asks for the password anew', async ({ page, signInPage, directory, organisation }) => {
  const person = await directory.addPerson({ organisations: [organisation], totpSecret });
  await signInPage.open();
  await signInPage.signIn(person);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signInPage.expectShown();
  await expect(signInPage.email).toHaveValue(person.email);
  await expect(signInPage.password).toHaveValue('');
});

test('who waits for approval can go back to the sign-in page', async ({ page, signInPage, organisation }) => {
  await signInPage.open();
  await signInPage.signIn(demo('pending'));
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await signInPage.expectShown();
  await signInPage.signIn(organisation.manager);
  await expect(page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` })).toBeVisible();
});

test('a choice that cannot be saved is told in the dialog, which stays', async ({
  page,
  context,
  directory,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const [alder, birch] = [
    await directory.addOrganisation('Alder Bank'),
    await directory.addOrganisation('Birch Wharf'),
  ];
  await signedInAs(await directory.addPerson({ organisations: [alder, birch] }));
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Choose an organisation' });
  await expect(dialog).toBeVisible();
  await context.route('**/user-preferences/default-organisation', (route) => route.abort());
  await dialog.getByRole('button', { name: birch.name }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The server is not responding. Check your connection and try again.',
  );
  await page.keyboard.press('Escape');
  await context.unroute('**/user-preferences/default-organisation');
  await dialog.getByRole('button', { name: birch.name }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: birch.name })).toBeVisible();
});

test('a platform administrator is refused the register inside the shell', async ({ page, shell, signedInAs }) => {
  await signedInAs(demo('platform'));
  await page.goto('/risk-list');
  await shell.expectRefused();
  await expect(page.getByText('Platform administration')).toBeVisible();
  await shell.expectEntries(['Admin Dashboard']);
  await shell.refusal.getByRole('link', { name: 'Go to Home' }).click();
  await expect(shell.heading('Admin Dashboard')).toBeVisible();
});

test('who is signed in is told inside the shell that an address is no page', async ({ page, shell, signedInAs }) => {
  await signedInAs(demo('viewer'));
  for (const path of ['/no-such-page', '/404', '/risk-list/no-such-page']) {
    await page.goto(path);
    await expect(shell.heading('Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Attest');
    await expect(shell.breadcrumbs.getByRole('listitem')).toHaveText(['', 'Page not found']);
    await expect(shell.entry('Dashboard')).not.toHaveAttribute('aria-current');
  }
});

test('who is not signed in is told that an address is no page', async ({ page, shell }) => {
  for (const path of ['/no-such-page', '/404', '/admin/no-such-page']) {
    await page.goto(path);
    await expect(shell.heading('Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Attest');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});
