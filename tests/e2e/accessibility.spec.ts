import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

import { demo, expect, test } from './support/test.ts';

const themes = ['light', 'dark'] as const;
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Before the sign-in. */
const publicScreens = ['/sign-up', '/verify-otp?email=ada@quayside.example', '/forget-password'];

/** Behind the sign-in; each has its own h1, which is there once the screen is. */
const screens = [
  '/',
  '/risk-list',
  '/risk-list?risk=new',
  '/risk-list?search=nothing-has-this-name',
  '/information-asset',
  '/settings/risk/risk-likelihood',
  '/settings/risk/risk-rating',
  '/settings/risk/risk-categories',
  '/policy',
  '/on-boarding/5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11',
  '/admin/standards',
  '/no-such-page',
];

/** What axe finds on the page as it is, worded as rule and place. */
async function findings(page: Page): Promise<string[]> {
  // Evaluated by the browser's own means: the page's policy allows no foreign script.
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate('axe.run()');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Movement is over and nothing is being loaded. */
const isQuiet = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState === 'finished')))
    .toBe(true);

for (const theme of themes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`no screen has a barrier: ${theme}, ${size}`, async ({ page, signedInAs, signInPage }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: Record<string, string[]> = {};
      await signInPage.open();
      found['/sign-in'] = await findings(page);
      for (const screen of publicScreens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isQuiet(page);
        found[screen] = await findings(page);
      }
      await signedInAs(demo('manager'));
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        const isDark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
        expect(isDark).toBe(theme === 'dark');
        await isQuiet(page);
        found[screen] = await findings(page);
      }
      const clean = Object.fromEntries(Object.keys(found).map((screen) => [screen, []]));
      expect(found).toEqual(clean);
    });
  }
}
