import type { errorRecoveryMachine } from '#machines/error-recovery/error-recovery.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { errorRecovery } from '#tests/model/flows/error-recovery.ts';

import { Shell } from '../pages/shell.ts';
import { expect, test } from '../support/test.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import type { ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  /** The opened pages, in order. */
  readonly opened: string[];
}

const refused = 'after a rejected request';
const offline = 'offline';

/** Failures within this many milliseconds count as one; the pages of a path fail a moment after its start. */
const sameFailure = 20_000;

/** The recovery attempts before the path, in the app's stored format. */
function keptAttempt(start: string): string | null {
  const { last, now } = errorRecovery.starts[start] ?? { last: null, now: 0 };
  // A page that has been shown can be shown again without a connection.
  if (start === offline) return JSON.stringify({ step: 'redirect', at: Date.now() });
  if (last === null) return null;
  const age = now - last.at;
  return JSON.stringify({ ...last, at: Date.now() - (age > sameFailure ? age : age / 4) });
}

/** Runs in the page: breaks number formatting, and thus every page, until the app has attempted a recovery. */
function breakNumbers(attempt: string | null): void {
  const key = 'recovery';
  if (attempt !== null && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, attempt);
  if (sessionStorage.getItem(key) !== attempt) return;
  Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
    get: () => {
      throw new Error('Numbers are broken');
    },
  });
}

/** Runs in the page: fills the session storage completely. Each entry is written once, as they are megabytes in size. */
function fillStorage(): void {
  const keeps = (key: string, size: number) => {
    try {
      sessionStorage.setItem(key, 'x'.repeat(size));
      return true;
    } catch {
      return false;
    }
  };
  if (sessionStorage.getItem('rest') !== null) return;
  sessionStorage.setItem('rest', '');
  for (let size = 2 ** 22; size >= 16; size /= 2) {
    for (let entry = 0; keeps(`full-${size}-${entry}`, size); entry += 1);
  }
  for (let size = 1; keeps('rest', size); size += 1);
}

async function refuseToRemember({ fixtures: { page } }: Driver, answer: ActorAnswer): Promise<void> {
  if (answer.kind !== 'refuses') return;
  await page.addInitScript(fillStorage);
  // The attempt that follows an announcement is refused on a page that is open already.
  if (page.url() !== 'about:blank') await page.evaluate(fillStorage);
}

async function prepare(fixtures: PathFixtures, { start }: Path): Promise<Driver> {
  const { page, directory, signedInAs, consoleGuard } = fixtures;
  consoleGuard.allow(/Numbers are broken|'attest-test-time' exceeded the quota/);
  await signedInAs(await directory.addPerson({ organisations: [await directory.addOrganisation()] }));
  await page.addInitScript(breakNumbers, keptAttempt(start));
  const opened: string[] = [];
  page.on('load', () => opened.push(new URL(page.url()).pathname));
  return { fixtures, shell: new Shell(page), opened };
}

/** Navigates back to a failing page while offline, with no recovery attempts recorded. */
async function failWithoutNetwork({ fixtures: { page, context, consoleGuard }, shell }: Driver): Promise<void> {
  consoleGuard.allow(/ERR_|Failed to fetch|network|Clerk/i);
  await expect(shell.refusal).toBeVisible();
  await shell.entry('Dashboard').click();
  await expect(page).toHaveURL('/');
  await expect(shell.refusal).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('recovery'));
  await context.setOffline(true);
  // The page hears of it a moment later; before, it would recover by loading itself again.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  // Not `page.goBack()`, which waits for a document load: this navigation stays within the app.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/risk-list');
}

const browser: BrowserFlow<typeof errorRecoveryMachine, Driver> = {
  flow: errorRecovery,
  untaken: {
    'deciding --always [isRefused]--> shown': 'every current page reports a rejected request itself',
  },
  canStart: (start) => start !== refused,
  prepare,
  async open(driver, { start }) {
    await driver.fixtures.page.goto('/risk-list');
    if (start === offline) await failWithoutNetwork(driver);
  },
  actors: { rememberAttempt: { request: null, arrange: refuseToRemember } },
  events: {},
  notices: {},
  effects: {
    reloadPage: ({ opened }) => expect.poll(() => opened).toEqual(['/risk-list', '/risk-list']),
    goHome: ({ opened }) => expect.poll(() => opened).toEqual(['/risk-list', '/']),
  },
  states: {
    deciding: null,
    reloading: null,
    async announced({ shell }) {
      await expect(shell.refusal).toContainText('/risk-list: Numbers are broken (');
      await expect(shell.refusal.getByRole('button', { name: 'Copy details' })).toBeVisible();
    },
    redirecting: null,
    async left({ shell }) {
      await expect(shell.heading(/^(?:Risk Register|Welcome, .+)$/)).toBeVisible();
    },
    async shown({ shell, opened }) {
      await expect(shell.refusal.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
      await expect(shell.refusal).toContainText('Oops! Something went wrong');
      expect(opened).toEqual(['/risk-list']);
    },
  },
};

testPaths(browser);
