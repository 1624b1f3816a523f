import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

import { filesUnder } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';
import { routePathOf, routeTable } from '#src/app/route-table.ts';

import { demo, expect, test } from './support/test.ts';

const themes = ['light', 'dark'] as const;
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** The full path of a route file that names a component; without one its page is not built yet. */
function builtPath(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const [, id] = /createFileRoute\('(.+?)'\)/.exec(source) ?? [];
  return id !== undefined && source.includes('component:') ? [id.replace(/^\/_app(\/_guarded)?/, '')] : [];
}

/** Every screen behind the sign-in, by itself: a new one is in it from its first day. */
const built = filesUnder([inProject('src', 'routes')])
  .flatMap(builtPath)
  .flatMap((path) => routePathOf(path) ?? []);

const builtFor = (role: 'ORG_MANAGER' | 'SUPER_ADMIN') =>
  built.filter((path) => routeTable[path].roles?.includes(role) ?? true);

/** What else the screens can show. */
const states = [
  '/risk-list?risk=new',
  '/risk-list?search=nothing-has-this-name',
  '/information-asset?asset=new',
  '/settings/risk/risk-rating?entry=new',
  '/policy',
  '/admin/standards',
  '/no-such-page',
];

/** Who sees what; before the sign-in nobody. */
const visits: readonly { readonly person?: string; readonly addresses: readonly string[] }[] = [
  {
    addresses: ['/sign-in', '/sign-up', '/verify-otp?email=ada@quayside.example', '/forget-password', '/no-such-page'],
  },
  { person: 'manager', addresses: [...builtFor('ORG_MANAGER'), ...states] },
  { person: 'super', addresses: builtFor('SUPER_ADMIN') },
  { person: 'pending', addresses: ['/'] },
  // Asks in which organisation to act.
  { person: 'both', addresses: ['/'] },
  { person: 'none', addresses: ['/'] },
];

/** What axe finds on the page as it is, worded as rule and place; the rules that are named do not apply to it. */
async function findings(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Evaluated by the browser's own means: the page's policy allows no foreign script.
  await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate('axe.run()');
  const barriers = violations.filter(({ id }) => !without.includes(id));
  return barriers.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Movement is over and nothing is being loaded. */
async function isQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

for (const theme of themes) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`no screen has a barrier: ${theme}, ${size}`, async ({ page, context, signedInAs }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: Record<string, string[]> = {};
      for (const { person, addresses } of visits) {
        await context.clearCookies();
        if (person !== undefined) await signedInAs(demo(person));
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await isQuiet(page);
          expect(await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark')).toBe(
            theme === 'dark',
          );
          found[`${person ?? 'nobody'} at ${address}`] = await findings(page);
        }
      }
      expect(Object.entries(found).filter(([, barriers]) => barriers.length > 0)).toEqual([]);
    });
  }

  test(`nothing that lies over a screen has a barrier: ${theme}`, async ({ page, shell, riskRegister, signedInAs }) => {
    test.setTimeout(120_000);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedInAs(demo('manager'));
    const { email } = demo('manager');
    const over: Readonly<Record<string, () => Promise<void>>> = {
      'quick search': () => shell.openPalette(),
      'user menu': () => shell.openUserMenu(email),
      preferences: () => shell.chooseInUserMenu(email, 'Theme and font'),
      shortcuts: () => shell.chooseInUserMenu(email, 'Keyboard shortcuts'),
      'sign-out': () => shell.chooseInUserMenu(email, 'Log out'),
      filters: () => page.getByRole('button', { name: 'Filters' }).click(),
      columns: () => page.getByRole('button', { name: 'Columns' }).click(),
      selection: () => riskRegister.tick('R-0001'),
    };
    const found: Record<string, string[]> = {};
    for (const [name, open] of Object.entries(over)) {
      await riskRegister.open();
      await open();
      await isQuiet(page);
      // A menu lies outside the landmarks as a dialog does, of which axe knows that it may.
      found[name] = await findings(page, ['region']);
    }
    expect(Object.entries(found).filter(([, barriers]) => barriers.length > 0)).toEqual([]);
  });
}
