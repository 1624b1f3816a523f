import type { themeProposalMachine } from '#machines/theme-proposal/theme-proposal.machine.ts';
import { themeProposal } from '#tests/model/flows/theme-proposal.ts';

import { FloatingCard } from '../pages/floating-card.ts';
import { Shell } from '../pages/shell.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { demo, expect, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  readonly card: FloatingCard;
}

/** Milliseconds until the page is idle and loads its non-essential chunks. */
const untilRested = 2000;

const quickSearchOf = ({ fixtures: { page } }: Driver) => page.getByRole('dialog', { name: 'Quick search' });
const themeOf = ({ fixtures: { page } }: Driver) =>
  page.evaluate(() => document.documentElement.dataset['theme'] ?? 'light');
const storedTheme = ({ fixtures: { page } }: Driver) => page.evaluate(() => localStorage.getItem('theme'));

const browser: BrowserFlow<typeof themeProposalMachine, Driver> = {
  flow: themeProposal,
  untaken: {},
  stopsTime: true,
  async prepare(fixtures) {
    const { page, signedInAs } = fixtures;
    await page.emulateMedia({ colorScheme: 'dark' });
    await signedInAs(demo('viewer'));
    return { fixtures, shell: new Shell(page), card: new FloatingCard(page, 'Use the dark theme?') };
  },
  async open(driver) {
    const { page } = driver.fixtures;
    await page.goto('/');
    await expect(driver.shell.heading(/^Welcome/)).toBeVisible();
    expect(await themeOf(driver)).toBe('light');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(quickSearchOf(driver)).toBeVisible();
    // What a page offers by itself is loaded together: the check whether the app can be installed too.
    const loaded = page.waitForRequest('**/manifest.webmanifest');
    await letTimePass(page, untilRested);
    await loaded;
  },
  actors: {},
  events: {
    'dialogs.closed': ({ fixtures: { page } }) => page.keyboard.press('Escape'),
    'dark.pressed': ({ card }) => card.button('Use dark').click(),
    'light.pressed': ({ card }) => card.button('Keep light').click(),
    async 'theme.chosen'({ fixtures: { page } }) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    },
  },
  notices: {},
  effects: {
    async chooseTheme(driver, params) {
      await expect.poll(async () => ({ theme: await storedTheme(driver) })).toEqual(params);
      await expect.poll(async () => ({ theme: await themeOf(driver) })).toEqual(params);
    },
  },
  states: {
    async waiting(driver) {
      await expect(quickSearchOf(driver)).toBeVisible();
      await expect(driver.card.root).toHaveCount(0);
    },
    async proposing({ card }) {
      await expect(card.root).toContainText('Your system is set to dark.');
      await expect(card.buttons).toHaveText(['Keep light', 'Use dark']);
    },
    closed: ({ card }) => expect(card.root).toHaveCount(0),
  },
};

testPaths(browser);
