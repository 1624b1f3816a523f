import { demo, expect, firstVisit, test } from './support/test.ts';

test.use({ storageState: firstVisit, hasOwnBrowser: true });

const daysUntil = (seconds: number) => Math.round((seconds - Date.now() / 1000) / 86_400);

test('cookie consent is asked for once, and the answer is remembered', async ({ page, context, signInPage }) => {
  const banner = page.getByRole('region', { name: 'Cookies' });
  const consent = async () => (await context.cookies()).find(({ name }) => name === 'cookieConsent');
  await signInPage.open();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toHaveCount(0);
  expect((await consent())?.value).toBe('true');
  // Set to expire in 9999; the browser caps it at 400 days.
  expect(daysUntil((await consent())?.expires ?? 0)).toBeGreaterThanOrEqual(399);
  await page.reload();
  await signInPage.expectShown();
  await expect(banner).toHaveCount(0);
});

test('cookies can be declined on a phone', async ({ page, context, signInPage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPage.open();
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toHaveAttribute('data-variant', 'mini');
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'cookieConsent')?.value).toBe('false');
});

test.describe('the tips', () => {
  test.beforeEach(({ signedInAs }) => signedInAs(demo('viewer')));

  test('wait until the form of a page is left', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Tip 1 of' });
    // Twice as long as they wait without one.
    await page.waitForFunction(() => performance.now() > 5000);
    await expect(dialog).toHaveCount(0);
    await page.goto('/');
    await expect(dialog).toBeVisible();
  });

  test('can be postponed for a day and then appear again', async ({ page }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog').filter({ hasText: 'Tip 1 of' });
    await dialog.getByRole('button', { name: 'Remind me later' }).click();
    await expect(dialog).toHaveCount(0);
    const hours = await page.evaluate(() => {
      const stored: { remindAt: number } = JSON.parse(localStorage.getItem('tips') ?? '{}');
      return (stored.remindAt - Date.now()) / 3_600_000;
    });
    expect(Math.round(hours)).toBe(24);
    await page.evaluate(() =>
      localStorage.setItem('tips', JSON.stringify({ choice: 'remind', remindAt: Date.now() - 1 })),
    );
    await page.reload();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tips'))).toBe(null);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('tips'))).toBe('{"choice":"skip"}');
  });
});
