import type { Page } from '@playwright/test';

import type { installPromptMachine } from '#machines/install-prompt/install-prompt.machine.ts';
import { installPrompt } from '#tests/model/flows/install-prompt.ts';

import { FloatingCard } from '../pages/floating-card.ts';
import { Shell } from '../pages/shell.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { demo, expect, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import { named } from './named.ts';
import { pass, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  readonly card: FloatingCard;
  /** The errors the page reported itself. */
  readonly reported: string[];
}

const dismissedKey = 'pwa-install-dismissed';
const remindKey = 'pwa-install-remind';

/** Milliseconds until the page is idle and loads its non-essential chunks. */
const untilRested = 2000;

/** The event that carries the user's response to the browser's own prompt. */
const answered = 'attest-test-install';

/**
 * Runs in the page. Only the browser can offer an installation, and a headless one never does: this simulates the offer,
 * with a prompt that is answered later.
 * @returns once the result is rendered
 */
function offerInstallation(answerEvent: string): Promise<unknown> {
  const prompt = () =>
    new Promise((resolve, reject) => {
      const answer = (event: Event) => {
        const outcome: unknown = event instanceof CustomEvent ? event.detail : undefined;
        if (outcome === 'accepted' || outcome === 'dismissed') resolve({ outcome });
        else reject(new Error('The browser did not ask'));
      };
      addEventListener(answerEvent, answer, { once: true });
    });
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page: the user has postponed the offer until tomorrow. */
const putOff = (key: string) => localStorage.setItem(key, String(Date.now() + 86_400_000));

const answerPrompt = ({ fixtures: { page } }: Driver, answer: ActorAnswer) =>
  page.evaluate(([type, detail]) => void dispatchEvent(new CustomEvent(type, { detail })), [
    answered,
    answer.kind === 'answers' ? answer.output : undefined,
  ] as const);

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function prepare(fixtures: PathFixtures, { start }: { readonly start: string }): Promise<Driver> {
  const { page, signedInAs, consoleGuard } = fixtures;
  consoleGuard.allow(/The app was not installed/);
  await signedInAs(demo('viewer'));
  if (named(installPrompt.starts, start).silenced) await page.addInitScript(putOff, remindKey);
  const reported: string[] = [];
  page.on('pageerror', (error) => reported.push(String(error)));
  return { fixtures, shell: new Shell(page), card: new FloatingCard(page, 'Install Attest'), reported };
}

const browser: BrowserFlow<typeof installPromptMachine, Driver> = {
  flow: installPrompt,
  untaken: {
    '(installPrompt) --xstate.error.actor.checkInstallability--> (stays) / notifyFailure':
      'The check reports every failure as a finding.',
  },
  stopsTime: true,
  isPossible: ({ type }) => type !== 'xstate.error.actor.checkInstallability',
  prepare,
  async open({ fixtures: { page }, shell }) {
    await page.goto('/');
    await expect(shell.heading(/^Welcome/)).toBeVisible();
    const checked = page.waitForRequest('**/manifest.webmanifest');
    await letTimePass(page, untilRested);
    await checked;
    // The first key press would trigger the card.
    await page.keyboard.press('Shift');
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  },
  actors: {
    checkInstallability: { request: () => ({ method: 'GET', path: '/manifest.webmanifest' }), outcome: () => pass },
    promptInstall: { request: null, answer: answerPrompt },
  },
  events: {
    async 'install.offered'({ fixtures: { page } }) {
      await page.evaluate(offerInstallation, answered);
    },
    // The browser fires this event however the app was installed.
    'install.done': ({ fixtures: { page } }) => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))),
    'install.pressed': ({ card }) => card.button('Install').click(),
    'dismiss.pressed': ({ card }) => card.button('Dismiss').click(),
    'later.pressed': ({ card }) => card.button('Remind me later').click(),
  },
  notices: {
    // This app is installable, so nothing is logged.
    'installPrompt.found': async ({ reported }) => expect(reported).toEqual([]),
    'installPrompt.failed': ({ reported }) =>
      expect.poll(() => reported).toEqual([expect.stringMatching(/The app was not installed: ./)]),
  },
  effects: {
    storeDismissal: ({ fixtures: { page } }) => expect.poll(() => stored(page, dismissedKey)).toBe('true'),
    async storeReminder({ fixtures: { page } }, params) {
      const remindIn = () =>
        page.evaluate((key) => Math.round((Number(localStorage.getItem(key)) - Date.now()) / 3_600_000), remindKey);
      await expect.poll(async () => ({ remindIn: (await remindIn()) * 3_600_000 })).toEqual(params);
    },
  },
  states: {
    waiting: ({ card }) => expect(card.root).toHaveCount(0),
    async offering({ card }) {
      await expect(card.root).toContainText('Open it in its own window from your desktop or home screen.');
      await expect(card.buttons).toHaveText(['Dismiss', 'Remind me later', 'Install']);
      for (const button of await card.buttons.all()) await expect(button).toBeEnabled();
    },
    async prompting({ card }) {
      await expect(card.buttons).toHaveCount(3);
      for (const button of await card.buttons.all()) await expect(button).toBeDisabled();
    },
    closed: ({ card }) => expect(card.root).toHaveCount(0),
  },
};

testPaths(browser);
