import { demo, expect, test } from './support/test.ts';

test('a user awaiting approval can return to the sign-in page', async ({ page, signInPage, organisation }) => {
  await signInPage.open();
  await signInPage.signIn(demo('pending'));
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await signInPage.expectShown();
  await signInPage.signIn(organisation.manager);
  await expect(page.getByRole('heading', { name: `Welcome, ${organisation.manager.name}` })).toBeVisible();
});

test('a platform administrator is denied the register, inside the shell', async ({ page, shell, signedInAs }) => {
  await signedInAs(demo('platform'));
  await page.goto('/risk-list');
  await shell.expectRefused();
  await expect(page.getByText('Platform administration')).toBeVisible();
  await shell.expectEntries(['Admin Dashboard']);
  await shell.refusal.getByRole('link', { name: 'Go to Home' }).click();
  await expect(shell.heading('Admin Dashboard')).toBeVisible();
});

test('a signed-in user sees the not-found page inside the shell', async ({ page, shell, signedInAs }) => {
  await signedInAs(demo('viewer'));
  for (const path of ['/no-such-page', '/404', '/risk-list/no-such-page']) {
    await page.goto(path);
    await expect(shell.heading('Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Attest');
    await expect(shell.breadcrumbs.getByRole('listitem')).toHaveText(['', 'Page not found']);
    await expect(shell.entry('Dashboard')).not.toHaveAttribute('aria-current');
  }
});

test('a signed-out visitor sees the not-found page', async ({ page, shell }) => {
  for (const path of ['/no-such-page', '/404', '/admin/no-such-page']) {
    await page.goto(path);
    await expect(shell.heading('Page not found')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Attest');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // As every page before the sign-in.
    await expect(page.getByRole('banner')).toContainText('Attest');
  }
});

test('someone whom the server could not recognise learns why on the sign-in page', async ({
  page,
  signInPage,
  organisation,
  signedInAs,
  faults,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await signedInAs(organisation.manager);
  const account = await faults.holdNext({ method: 'GET', path: '/api/auth/me' });
  await page.goto('/');
  const body = JSON.stringify({ status: false, message: 'The server is being updated' });
  await account.release({ do: 'answer', status: 503, body }, 'once');
  await signInPage.expectShown();
  const reason = page.getByRole('status').filter({ hasText: 'You are signed out' });
  await expect(reason).toContainText('Sign in again to continue.');
});
