import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

import { filesUnder } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';
import { routePathOf, routeTable } from '#src/app/navigation/route-table.ts';

import { demo, expect, test } from './support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface BuiltRoute {
  readonly path: string;
  readonly component: string;
}

/** The full path and the component of a route file; a route without a component has no page yet. */
function builtRoute(file: string): BuiltRoute[] {
  const source = readFileSync(file, 'utf8');
  const [, id] = /createFileRoute\('(.+?)'\)/.exec(source) ?? [];
  const [, component] = /component: (?:\(\) => <)?(\w+)/.exec(source) ?? [];
  return id !== undefined && component !== undefined
    ? [{ path: id.replace(/^\/_app(\/_guarded)?/, ''), component }]
    : [];
}

/**
 * Every screen behind the sign-in, collected from the route files so that new screens are included automatically. Routes
 * of the same component (plain look-ups) differ only in texts: the first stands for all.
 */
const built = filesUnder([inProject('src', 'routes')])
  .flatMap(builtRoute)
  .filter((route, index, all) => all.findIndex(({ component }) => component === route.component) === index)
  .flatMap(({ path }) => routePathOf(path) ?? []);

const builtFor = (role: 'ORG_MANAGER' | 'SUPER_ADMIN') =>
  built.filter((path) => routeTable[path].roles?.includes(role) ?? true);

/** Additional states of the screens. */
const states = [
  '/risk-list?risk=new',
  '/risk-list?search=nothing-has-this-name',
  '/information-asset?asset=new',
  '/settings/risk/risk-rating?entry=new',
  '/policy',
  '/admin/standards',
  '/no-such-page',
];

/** The screens by visitor, undefined for the public ones. The screens of one visitor are checked in sequence. */
const visits: Readonly<Record<string, { readonly person?: string; readonly addresses: readonly string[] }>> = {
  'before the sign-in': {
    addresses: [
      '/sign-in',
      '/sign-up',
      '/verify-otp?email=ada@quayside.example',
      '/forget-password',
      '/demo/terms',
      '/no-such-page',
    ],
  },
  'of a member': { person: 'manager', addresses: builtFor('ORG_MANAGER') },
  'of a member in another state': { person: 'manager', addresses: states },
  'of the platform': { person: 'super', addresses: builtFor('SUPER_ADMIN') },
  'of a user awaiting approval': { person: 'pending', addresses: ['/'] },
  'that prompts for an organisation': { person: 'both', addresses: ['/'] },
  'of a user without an organisation': { person: 'none', addresses: ['/'] },
};

/** The axe rules a theme can affect: themes differ only in colours. */
const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What passes is not described, and style sheets are not fetched again: no rule in use reads them. */
const quick: RunOptions = { resultTypes: ['violations'], preload: false };

/** The axe violations on the current page as rule and location, ignoring the rules in `without`. */
async function findings(page: Page, options: RunOptions, without: readonly string[]): Promise<string[]> {
  // Evaluated through the debugger: the content security policy of the page blocks injected scripts.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify({ ...quick, ...options })})`);
  const barriers = violations.filter(({ id }) => !without.includes(id));
  return barriers.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Waits until animations have finished and nothing is loading. */
async function isQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

interface Look {
  readonly theme: 'light' | 'dark';
  readonly options?: RunOptions;
  /** Rules that do not apply. */
  readonly without?: readonly string[];
}

/** The violations in a theme; screens without any are omitted. */
async function barriersIn(page: Page, what: string, { theme, options = {}, without = [] }: Look): Promise<string[]> {
  await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  await isQuiet(page);
  return (await findings(page, options, without)).map((barrier) => `${what}, ${theme}: ${barrier}`);
}

/** More screens in one test would keep one worker busy after the others have finished. */
const mostScreens = 8;

const inParts = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / mostScreens) }, (_part, index) =>
    addresses.slice(index * mostScreens, (index + 1) * mostScreens),
  );

/** Navigates within the app where possible: reloading the app takes as long as checking a screen. */
async function openScreen(page: Page, address: string): Promise<void> {
  const [title, from] = [await page.title(), page.url()];
  const isLoaded = from !== 'about:blank' && new URL(address, from).pathname !== new URL(from).pathname;
  // A folder and a folder in it have one title.
  if (isLoaded && !address.endsWith('folder')) {
    await page.evaluate((to) => window.history.pushState({}, '', to), address);
    await expect(page).not.toHaveTitle(title);
  } else await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** Addresses with the standard that the demo has adopted. */
async function withStandard(page: Page, addresses: readonly string[]): Promise<string[]> {
  const name = '$organisationStandardId';
  if (!addresses.some((address) => address.includes(name))) return [...addresses];
  await page.goto('/assessments');
  const href = await page.locator('main a[href*="assessments/"]').first().getAttribute('href');
  const [, id = ''] = /assessments\/([\w-]+)/.exec(href ?? '') ?? [];
  return addresses.map((address) => address.replace(name, id));
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// All rules once per layout, and the colour rules in the other theme as well.
const looks = [
  { viewport: desktop, theme: 'light', options: {} },
  { viewport: desktop, theme: 'dark', options: colourRules },
  { viewport: phone, theme: 'dark', options: {} },
  { viewport: phone, theme: 'light', options: colourRules },
] as const;

for (const [name, { person, addresses }] of Object.entries(visits)) {
  for (const [index, part] of inParts(addresses).entries()) {
    test(`no screen ${name} has an accessibility violation, ${index + 1}`, async ({
      page,
      signedInAs,
      consoleGuard,
    }) => {
      // A folder is asked for by the name of the parameter, and says that there is none.
      consoleGuard.allow(/status of 400.*\/api\/document-(?:repository|entry)\/%24/);
      if (person !== undefined) await signedInAs(demo(person));
      const found: string[] = [];
      for (const address of await withStandard(page, part)) {
        await page.setViewportSize(desktop);
        await openScreen(page, address);
        for (const { viewport, ...look } of looks) {
          await page.setViewportSize(viewport);
          found.push(...(await barriersIn(page, `${address} at ${viewport.width}`, look)));
        }
      }
      expect(found).toEqual([]);
    });
  }
}

test('no overlay has an accessibility violation', async ({ page, shell, riskRegister, signedInAs }) => {
  await signedInAs(demo('manager'));
  const { email } = demo('manager');
  const over: Readonly<Record<string, () => Promise<void>>> = {
    'quick search': () => shell.openPalette(),
    'user menu': () => shell.openUserMenu(email),
    preferences: () => shell.chooseInUserMenu(email, 'Theme and font'),
    shortcuts: () => shell.chooseInUserMenu(email, 'Keyboard shortcuts'),
    'sign-out': () => shell.chooseInUserMenu(email, 'Log out'),
    filters: () => page.getByRole('button', { name: 'Filters' }).click(),
    calendar: async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Choose a date' }).first().click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
    columns: () => page.getByRole('button', { name: 'Columns' }).click(),
    selection: () => riskRegister.tick('R-0001'),
  };
  const found: string[] = [];
  await riskRegister.open();
  for (const [name, open] of Object.entries(over)) {
    await open();
    // A menu, like a dialog, lies outside the landmarks; axe makes the exception only for dialogs.
    const without = ['region'];
    found.push(...(await barriersIn(page, name, { theme: 'light', without })));
    found.push(...(await barriersIn(page, name, { theme: 'dark', without, options: colourRules })));
    // The calendar covers the filters.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))).toHaveCount(0);
  }
  // Last, because what was typed would have to be discarded.
  const { root } = riskRegister.panel;
  await riskRegister.rows.first().getByRole('link').click();
  await root.getByRole('tab', { name: 'Comments' }).click();
  await root.getByRole('textbox', { name: 'New comment' }).fill('@');
  await expect(root.getByRole('listbox', { name: 'People' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) found.push(...(await barriersIn(page, 'comments', { theme })));
  expect(found).toEqual([]);
});
