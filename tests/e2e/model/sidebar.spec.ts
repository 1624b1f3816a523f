import type { BrowserContext } from '@playwright/test';

import type { SidebarContext, sidebarMachine } from '#machines/sidebar/sidebar.machine.ts';
import { sidebar } from '#tests/model/flows/sidebar.ts';

import { Shell } from '../pages/shell.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { demo, expect } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly shell: Shell;
  readonly context: BrowserContext;
}

const cookieName = 'sidebar_state';
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** The group of the initial page, open until it is closed. */
const group = 'Risk';
const isGroupOpen = ({ search, groups }: SidebarContext) => search !== '' || (groups[group] ?? true);

/** The labels and the content below them are shown. */
async function expectLabels({ shell }: Driver, context: SidebarContext): Promise<void> {
  await expect(shell.menuSearch).toHaveValue(context.search);
  await expect(shell.group(group)).toHaveAttribute('aria-expanded', String(isGroupOpen(context)));
}

const labelled: ReadonlySet<string> = new Set(['wide.expanded', 'narrow.open']);

const browser: BrowserFlow<typeof sidebarMachine, Driver> = {
  flow: sidebar,
  untaken: {},
  isPossible({ type }, { states, context }) {
    const hasLabels = states.some((state) => labelled.has(state));
    if (type === 'search.changed') return hasLabels;
    // A closed group can only be opened; from the icons it opens together with the sidebar.
    if (type === 'group.toggled') return states.includes('wide.collapsed') || (hasLabels && isGroupOpen(context));
    return true;
  },
  async prepare({ page, context, signedInAs }, { start }) {
    await signedInAs(demo('manager'));
    const value = String(start !== 'a wide window, stored as collapsed');
    await context.addCookies([{ name: cookieName, value, url: readSurroundings().origin }]);
    await page.setViewportSize(start === 'a phone' ? narrow : wide);
    return { shell: new Shell(page), context };
  },
  async open({ shell }) {
    await shell.page.goto('/risk-list');
    await expect(shell.heading('Risk Register')).toBeVisible();
  },
  actors: {},
  events: {
    'width.narrow': ({ shell }) => shell.page.setViewportSize(narrow),
    'width.wide': ({ shell }) => shell.page.setViewportSize(wide),
    toggled: ({ shell }) => shell.page.keyboard.press('ControlOrMeta+b'),
    dismissed: ({ shell }) => shell.page.keyboard.press('Escape'),
    'search.changed': ({ shell }, { text }) => shell.menuSearch.fill(text),
    'group.toggled': ({ shell }) => shell.group(group).click(),
  },
  notices: {},
  effects: {
    async remember({ context }, params) {
      const kept = async () => (await context.cookies()).find(({ name }) => name === cookieName)?.value;
      await expect.poll(async () => ({ expanded: (await kept()) === 'true' })).toEqual(params);
    },
  },
  states: {
    deciding: null,
    'wide.before': null,
    'wide.deciding': null,
    async 'wide.expanded'(driver, context) {
      await expect(driver.shell.sidebarButton).toHaveAttribute('aria-expanded', 'true');
      await expectLabels(driver, context);
    },
    async 'wide.collapsed'({ shell }) {
      await expect(shell.sidebarButton).toHaveAttribute('aria-expanded', 'false');
      await expect(shell.navigation).toBeVisible();
      await expect(shell.menuSearch).toHaveCount(0);
    },
    async 'narrow.closed'({ shell }) {
      await expect(shell.menuButton).toBeVisible();
      await expect(shell.navigation).toHaveCount(0);
    },
    async 'narrow.open'(driver, context) {
      await expect(driver.shell.slideOver).toBeVisible();
      await expectLabels(driver, context);
    },
  },
};

testPaths(browser);
