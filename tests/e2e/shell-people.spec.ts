import { demo, expect, expectToast, test } from './support/test.ts';

test('a viewer sees the entries they have no access to disabled, with the reason', async ({
  page,
  shell,
  signedInAs,
}) => {
  await signedInAs(demo('viewer'));
  await page.goto('/');
  await shell.group('Risk').click();
  const entry = shell.entry('Risk Register');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  const reason = 'Risk Register is not in the menu of your role. Open it from the dashboard or with the quick search.';
  await expect(entry).toHaveAccessibleDescription(reason);
  await entry.click({ force: true });
  await expect(page).toHaveURL('/');
  await expect(shell.entry('Login Logs')).not.toHaveAttribute('aria-disabled');
  await shell.menuSearch.fill('policy');
  await expect(shell.navigation.getByRole('status')).toHaveText(
    'No entries you may open. Your role does not include them.',
  );
  await shell.menuSearch.fill('');
  // Tooltips are loaded once the page is idle.
  await expect(async () => {
    await shell.entry('Login Logs').hover();
    await entry.hover();
    await expect(page.locator('[data-tooltip-layer]')).toHaveText(reason, { timeout: 500 });
  }).toPass();

  await shell.openPalette();
  const palette = page.getByRole('dialog', { name: 'Quick search' });
  await palette.getByRole('combobox').fill('users activity');
  await expect(palette.getByRole('status')).toHaveText('No entries you may open. Your role does not include them.');
  await palette.getByRole('combobox').fill('risk register');
  await page.keyboard.press('Enter');
  await expect(shell.heading('Risk Register')).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
});

test('a platform administrator approves and suspends a user, but nobody of a higher rank', async ({
  page,
  shell,
  directory,
  signedInAs,
}) => {
  const waiting = await directory.addPerson({ organisations: [], approved: false, name: 'Wanda Wartend' });
  await signedInAs(demo('platform'));
  await page.goto('/');
  await expect(shell.heading('Admin Dashboard')).toBeVisible();
  const row = page.getByRole('row', { name: waiting.email });
  await row.getByRole('button', { name: 'Approve Wanda Wartend' }).click();
  await expectToast(page, 'Account approved', waiting.email);
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/organisation-users?search=${encodeURIComponent(waiting.email)}`);
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Deactivate Wanda Wartend' }).click();
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(row).toContainText('Inactive');
  await expect(row.getByRole('button', { name: 'Activate Wanda Wartend' })).toBeEnabled();

  // An action an ADMIN may not perform on a SUPER_ADMIN is disabled, with the reason.
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('super@attest.example');
  const refused = page.getByRole('button', { name: 'Deactivate Ingrid Solberg' });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await refused.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Only a Super Admin can change the account of a Super Admin.');
  await refused.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a failing page is reloaded once, then left for the start page, then reports the error', async ({
  page,
  shell,
  signedInAs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Numbers are broken/);
  await signedInAs(demo('manager'));
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('Numbers are broken');
      },
    });
  });
  const loaded: string[] = [];
  page.on('load', () => loaded.push(new URL(page.url()).pathname));
  await page.goto('/risk-list');
  await expect.poll(() => loaded).toEqual(['/risk-list', '/risk-list', '/']);
  await expect(shell.refusal.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await expect(shell.refusal).toContainText('Oops! Something went wrong');
  await expect(shell.refusal).toContainText('If the problem persists, please contact support');
  await expect(shell.refusal.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await shell.refusal.getByRole('link', { name: 'Go to Home' }).click();
  await expect.poll(() => loaded).toEqual(['/risk-list', '/risk-list', '/', '/']);
});
