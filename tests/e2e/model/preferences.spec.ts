import type { BrowserContext, Page } from '@playwright/test';

import type { preferencesMachine, PreferencesContext, Theme } from '#machines/preferences/preferences.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { preferences } from '#tests/model/flows/preferences.ts';

import { PreferencesDialog } from '../pages/preferences-dialog.ts';
import { pathOfChunk } from '../support/chunks.ts';
import type { Credentials } from '../support/directory.ts';
import type { RequestPattern } from '../support/fault-gate.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { demo, expect, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { named } from './named.ts';
import { drop, pass } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly dialog: PreferencesDialog;
  readonly person: Credentials;
}

interface Font {
  readonly name: string;
  readonly family: RegExp;
  /** The first of its style sheets to be requested. */
  readonly source?: string;
}

const fonts: Readonly<Record<string, Font>> = {
  geist: { name: 'Geist', family: /^"Geist Variable"/ },
  lato: { name: 'Lato', family: /^"?Lato"?,/, source: '../node_modules/@fontsource/lato/400.css' },
  inter: {
    name: 'Inter',
    family: /^"Inter Variable"/,
    source: '../node_modules/@fontsource-variable/inter/wght.css',
  },
};

const themeKey = 'theme';
const fontCookie = 'preferred-font';

const fontOf = (id: string) => named(fonts, id);

/** The first style sheet requested for a font. @throws for the default font */
function requestOf(input: unknown): RequestPattern {
  const { font = '' }: { font?: string } = Object(input);
  const { source } = fontOf(font);
  if (source === undefined) throw new Error(`Nothing is fetched for ${font}`);
  return { method: 'GET', path: pathOfChunk(source) };
}

const expectTheme = ({ page }: Driver, theme: Theme) =>
  theme === 'dark'
    ? expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    : expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');

async function expectShown(driver: Driver, { theme, font }: PreferencesContext): Promise<void> {
  await expectTheme(driver, theme);
  await expect(driver.page.locator('body')).toHaveCSS('font-family', fontOf(font).family);
}

const expectChosen = ({ dialog }: Driver, { wanted }: PreferencesContext) =>
  expect(dialog.font).toContainText(fontOf(wanted).name);

/** The header button names the theme it switches to. */
const chooseTheme = (page: Page, theme: Theme) =>
  page.getByRole('button', { name: `Switch to ${theme} theme` }).click();

/** Runs in the page: restores the stored preferences of an earlier visit. */
function setTheme([key, theme]: readonly [string, Theme]): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, theme);
}

async function prepare({ page, context, signedInAs }: PathFixtures, { start }: Path): Promise<Driver> {
  const { theme, keptFont } = named(preferences.starts, start);
  const person = demo('viewer');
  await signedInAs(person);
  await context.addCookies([{ name: fontCookie, value: keptFont, url: readSurroundings().origin }]);
  await page.addInitScript(setTheme, [themeKey, theme] as const);
  return { page, context, dialog: new PreferencesDialog(page), person };
}

const browser: BrowserFlow<typeof preferencesMachine, Driver> = {
  flow: preferences,
  untaken: {},
  isPossible({ type, theme }, { context }) {
    // The current choice cannot be chosen again, here or in another tab.
    return !type.startsWith('theme.') || theme !== context.theme;
  },
  prepare,
  async open({ page }) {
    // While a font is loading, the page is shown but its load event has not fired.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  },
  actors: {
    loadFont: {
      request: (_driver, input) => requestOf(input),
      outcome: ({ kind }) => (kind === 'answers' ? pass : drop),
    },
  },
  events: {
    async 'theme.chosen'({ page, dialog }, { theme }) {
      await dialog.close();
      await chooseTheme(page, theme);
    },
    async 'theme.followed'({ page, context }, { theme }) {
      const other = await context.newPage();
      await other.goto('/');
      await chooseTheme(other, theme);
      await other.close();
      await page.bringToFront();
    },
    async 'font.chosen'({ dialog, person }, { font }) {
      await dialog.open(person.email);
      await dialog.chooseFont(fontOf(font).name);
    },
  },
  notices: {
    // The open dialog hides the toasts from role queries.
    async 'preferences.fontFailed'({ page }) {
      await expect(page.getByText('The font could not be loaded', { exact: true })).toBeVisible();
      await expect(page.getByText('Check your connection and try again.', { exact: true })).toBeVisible();
    },
  },
  effects: {
    showTheme(driver, params) {
      const { theme }: { theme: Theme } = Object(params);
      return expectTheme(driver, theme);
    },
    async storeTheme({ page }, params) {
      const kept = () => page.evaluate((key) => localStorage.getItem(key), themeKey);
      await expect.poll(async () => ({ theme: await kept() })).toEqual(params);
    },
    async storeFont({ context }, params) {
      const kept = async () => {
        const cookie = (await context.cookies()).find(({ name }) => name === fontCookie);
        const days = Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);
        return { font: cookie?.value, days };
      };
      await expect.poll(kept).toEqual(params);
    },
  },
  states: {
    deciding: null,
    async settled(driver, context) {
      await expectShown(driver, context);
      if (await driver.dialog.root.isVisible()) await expectChosen(driver, context);
    },
    restoring: expectShown,
    async loading(driver, context) {
      await expectShown(driver, context);
      await expectChosen(driver, context);
    },
  },
};

testPaths(browser);
