import { askedTooLate } from './support/console-guard.ts';
import { demo, expect, expectToast, test } from './support/test.ts';

/** A rejected sign-in returns 422, which the browser logs as a failed request. */
const refusedSignIn = /status of 422.*\/client\/sign_ins/;

test('an unknown address and a wrong password give the same error, and the right password still works', async ({
  page,
  signInPage,
  organisation,
  consoleGuard,
}) => {
  consoleGuard.allow(refusedSignIn);
  const { manager } = organisation;
  await signInPage.open();
  const refusals = page.getByRole('listitem').filter({ hasText: 'Sign-in failed' });
  const sentence = 'The email address or the password is incorrect.';
  for (const [before, email] of ['nobody@quayside.example', manager.email].entries()) {
    await signInPage.signIn({ email, password: 'not-the-password' });
    await expect(refusals.filter({ hasText: sentence })).toHaveCount(before + 1);
    await expect(signInPage.email).toHaveValue(email);
  }
  await signInPage.signIn(manager);
  await expect(page).toHaveURL('/');
});

test('a visitor redirected to the sign-in page lands on the page they asked for', async ({
  page,
  signInPage,
  riskRegister,
}) => {
  await page.goto('/risk-list?search=ransomware&sort=title');
  await signInPage.expectShown();
  await signInPage.signIn(demo('manager'));
  await expect(riskRegister.heading).toBeVisible();
  await riskRegister.expectAddress({ search: 'ransomware', sort: 'title' });
  await expect(riskRegister.searchBox).toHaveValue('ransomware');
});

test('a return address on another site leads to the start page instead', async ({ page, signInPage, organisation }) => {
  await signInPage.open(`?redirect=${encodeURIComponent('//evil.example')}`);
  await signInPage.signIn(organisation.manager);
  await expect(page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a signed-in user stays signed in after a reload and is redirected away from the sign-in page', async ({
  page,
  signInPage,
  organisation,
}) => {
  await signInPage.open();
  await signInPage.signIn(organisation.manager);
  const welcome = page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` });
  await expect(welcome).toBeVisible();
  await expect(page.getByText(organisation.name)).toBeVisible();
  await page.reload();
  await expect(welcome).toBeVisible();
  await page.goto('/sign-in');
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/sign-in?redirect=/risk-list');
  await expect(page.getByRole('heading', { name: 'Risk Register' })).toBeVisible();
});

test('signing out ends the session in every tab', async ({
  page,
  context,
  signInPage,
  shell,
  organisation,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(askedTooLate);
  await signedInAs(organisation.manager);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/risk-list');
  await expect(other.getByRole('heading', { name: 'Risk Register' })).toBeVisible();

  // A background tab renders only once a second.
  await page.bringToFront();
  await shell.signOut(organisation.manager.email);
  await signInPage.expectShown();
  await expectToast(page, 'Signed out successfully!', 'You have been signed out of your account');
  await expect(page).toHaveURL('/sign-in');
  await expect(other.getByRole('heading', { name: 'Sign in to Attest' })).toBeVisible();

  await page.goto('/risk-list');
  await signInPage.expectShown();
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent('/risk-list')}`);
});

test('data loaded by one user is not shown to the next', async ({
  page,
  signInPage,
  shell,
  riskRegister,
  directory,
  organisation,
  givenRisks,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await givenRisks([{ title: 'For the eyes of the first person only' }]);
  const stranger = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
  await signInPage.open('?redirect=/risk-list');
  await signInPage.signIn(organisation.manager);
  await riskRegister.expectTitles(['For the eyes of the first person only']);
  await shell.signOut(organisation.manager.email);
  await signInPage.expectShown();
  await signInPage.signIn(stranger);
  await expect(page.getByRole('heading', { name: `Welcome, ${stranger.name}` })).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await shell.group('Risk').click();
  await shell.entry('Risk Register').click();
  await expect(riskRegister.heading).toBeVisible();
  // Without waiting: cached rows would appear together with the heading.
  expect(await riskRegister.rows.count()).toBe(0);
});
