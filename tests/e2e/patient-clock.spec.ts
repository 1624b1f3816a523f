import type { Page } from '@playwright/test';

import { letTimePass, stopLongTimers } from './support/patient-clock.ts';
import { demo, expect, test } from './support/test.ts';

const titleOf = (page: Page) => page.evaluate(() => document.title);

test('long timers wait for the test, then fire in order with the right date', async ({
  page,
  context,
  consoleGuard,
}) => {
  // The browser requests the favicon of a page without a head.
  consoleGuard.allow(/favicon\.ico/);
  await stopLongTimers(context);
  await page.goto('/healthz');
  const start = await page.evaluate(() => Date.now());
  await page.evaluate(() => {
    const note = (text: string) => {
      document.title = `${document.title} ${text}`.trim();
    };
    setTimeout(note, 2000, 'second');
    setTimeout(() => {
      note('first');
      setTimeout(note, 1500, 'third');
    }, 1000);
    const stopped = setTimeout(note, 1200, 'never');
    clearTimeout(stopped);
    const every = setInterval(() => note('tick'), 900);
    setTimeout(() => clearInterval(every), 1900);
    setTimeout(note, 10, 'at once');
  });
  await expect(page).toHaveTitle('at once');
  await letTimePass(page, 999);
  expect(await titleOf(page)).toBe('at once tick');
  await letTimePass(page, 1);
  expect(await titleOf(page)).toBe('at once tick first');
  await letTimePass(page, 1500);
  expect(await titleOf(page)).toBe('at once tick first tick second third');
  const moved = (await page.evaluate(() => Date.now())) - start;
  expect(moved).toBeGreaterThanOrEqual(2500);
  await page.reload();
  expect((await page.evaluate(() => Date.now())) - start).toBeGreaterThanOrEqual(moved);
});

test('the app keeps running while its long timers are held', async ({ page, context, signInPage, shell }) => {
  await stopLongTimers(context);
  const person = demo('manager');
  await signInPage.open();
  await signInPage.signIn(person);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await shell.chooseInUserMenu(person.email, 'Log out');
  await shell.signOutQuestion.getByRole('button', { name: 'Cancel' }).click();
  await expect(shell.signOutQuestion).toHaveCount(0);
});
