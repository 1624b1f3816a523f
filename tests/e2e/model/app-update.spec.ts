import type { appUpdateMachine } from '#machines/app-update/app-update.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { appUpdate } from '#tests/model/flows/app-update.ts';

import { FloatingCard } from '../pages/floating-card.ts';
import { Shell } from '../pages/shell.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { readSurroundings } from '../support/surroundings.ts';
import { demo, expect, expectToast, test } from '../support/test.ts';
import { serveVersions, type VersionedServer } from '../support/versions.ts';
import type { BrowserFlow, PathFixtures } from './browser-flow.ts';
import type { ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

test.use({ hasOwnBrowser: true });

interface Driver {
  readonly fixtures: PathFixtures;
  readonly shell: Shell;
  readonly card: FloatingCard;
  readonly versions: VersionedServer;
  /** The first event. */
  readonly first: string | undefined;
  /** The page fails to reload when it tries to. */
  readonly stays: boolean;
  /** The requested pages, in order. */
  readonly opened: string[];
  /** The errors the page reported itself. */
  readonly reported: string[];
}

/** Milliseconds until the page is idle and registers its service worker. */
const untilRested = 2000;

const unanswered = 'xstate.after.takeOverLimit.appUpdate.reloading';

/** Events before the worker is registered; later, a waiting worker would be reported first. */
const earlyNews: ReadonlySet<string | undefined> = new Set(['worker.replaced', 'worker.notRegistered']);

/** Controls asynchronous browser calls: the page's requests stay pending until the path resolves them. */
type Question = 'register' | 'getRegistration';
const updating: readonly Question[] = ['getRegistration'];
const registering: readonly Question[] = ['register', ...updating];

/** Runs in the page. */
function delayQuestions(questions: readonly Question[]): void {
  for (const question of questions) {
    const ask: unknown = Reflect.get(ServiceWorkerContainer.prototype, question);
    const reported = new Promise((resolve) => addEventListener(`attest-test-${question}`, resolve, { once: true }));
    const askLater = async (...given: unknown[]): Promise<unknown> => {
      performance.mark(question);
      await reported;
      return typeof ask === 'function' ? Reflect.apply(ask, navigator.serviceWorker, given) : undefined;
    };
    Object.assign(ServiceWorkerContainer.prototype, { [question]: askLater });
  }
}

/** Runs in the page. */
const isAsked = (question: Question) => performance.getEntriesByName(question, 'mark').length > 0;

const answer = ({ fixtures: { page } }: Driver, question: Question) =>
  page.evaluate((name) => void dispatchEvent(new Event(`attest-test-${name}`)), question);

/** Makes the browser check for a new version, as it does on every page load, and find one. */
async function findNewVersion({ fixtures: { page }, versions }: Driver): Promise<void> {
  versions.publish();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting?.state)))
    .toBe('installed');
}

/** Accepts the new version in another tab. */
const takeOverElsewhere = ({ fixtures: { page } }: Driver) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting?.postMessage('takeOver', []);
  });

async function answerTakeOver(driver: Driver, said: ActorAnswer): Promise<void> {
  // The browser unregisters its service workers when the user clears the site data.
  if (said.kind === 'refuses') {
    await driver.fixtures.page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.unregister()));
  }
  await answer(driver, 'getRegistration');
}

async function prepare(fixtures: PathFixtures, { steps }: Path): Promise<Driver> {
  const { page, context, signedInAs, consoleGuard } = fixtures;
  consoleGuard.allow(
    /ERR_|favicon\.ico|when fetching the script|The background worker was not registered|The app was not updated/,
  );
  const versions = await serveVersions(readSurroundings().origin);
  context.once('close', () => void versions.close());
  await signedInAs(demo('viewer'));
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const reported: string[] = [];
  page.on('pageerror', (error) => reported.push(String(error)));
  return {
    fixtures,
    shell: new Shell(page),
    card: new FloatingCard(page, 'Update Available'),
    versions,
    first: steps[0]?.event.type,
    stays: steps.some(({ event }) => event.type === unanswered),
    opened,
    reported,
  };
}

/** The browser has a service worker before the page opens, as on every visit but the first. */
async function registerBefore({ fixtures: { page }, versions }: Driver): Promise<void> {
  await page.goto(`${versions.origin}/healthz`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
}

async function open(driver: Driver): Promise<void> {
  const { fixtures, shell, versions, first, opened } = driver;
  const { page } = fixtures;
  if (first !== 'worker.notRegistered') await registerBefore(driver);
  const isEarly = earlyNews.has(first);
  await page.addInitScript(delayQuestions, isEarly ? registering : updating);
  // At this address it is the browser's first visit.
  await page.addInitScript(() => localStorage.setItem('tips', JSON.stringify({ choice: 'skip' })));
  await page.goto(`${versions.origin}/`);
  await expect(shell.heading(/^Welcome/)).toBeVisible();
  opened.length = 0;
  await letTimePass(page, untilRested);
  if (isEarly) await expect.poll(() => page.evaluate(isAsked, 'register' as const)).toBe(true);
}

const browser: BrowserFlow<typeof appUpdateMachine, Driver> = {
  flow: appUpdate,
  untaken: {},
  prepare,
  open,
  actors: { takeOver: { request: null, answer: answerTakeOver } },
  events: {
    'worker.waiting': findNewVersion,
    async 'worker.replaced'(driver) {
      if (driver.first === 'worker.replaced') await findNewVersion(driver);
      await takeOverElsewhere(driver);
    },
    async 'worker.notRegistered'(driver) {
      await driver.versions.close();
      await answer(driver, 'register');
    },
    async 'update.pressed'({ card, versions, stays }) {
      if (stays) versions.keepPages();
      await card.button('Update Now').click();
    },
    'later.pressed': ({ card }) => card.button('Remind me later').click(),
  },
  notices: {
    // It is only logged.
    'appUpdate.notRegistered': ({ reported }) =>
      expect.poll(() => reported).toEqual([expect.stringMatching(/The background worker was not registered: ./)]),
    async 'appUpdate.failed'({ fixtures: { page }, reported }) {
      await expectToast(page, 'Update failed', 'Close every tab of the app and open it again.');
      expect(reported).toEqual([expect.stringMatching(/The app was not updated: ./)]);
    },
  },
  effects: { reloadPage: ({ opened }) => expect.poll(() => opened).toEqual(['/']) },
  states: {
    current: ({ card }) => expect(card.root).toHaveCount(0),
    async 'offered.shown'({ card }) {
      await expect(card.root).toContainText(
        'A new version of the app is available. Update now for the latest features.',
      );
      await expect(card.button('Update Now')).toBeEnabled();
    },
    'offered.postponed': ({ card }) => expect(card.root).toHaveCount(0),
    updating: ({ card }) => expect(card.button('Updating...')).toBeDisabled(),
    'replaced.shown': ({ card }) => expect(card.button('Update Now')).toBeEnabled(),
    'replaced.postponed': ({ card }) => expect(card.root).toHaveCount(0),
    async reloading({ fixtures: { page }, card, shell, stays }) {
      if (stays) return expect(card.button('Updating...')).toBeDisabled();
      await expect(shell.heading(/^Welcome/)).toBeVisible();
      await expect(card.root).toHaveCount(0);
      expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting))).toBe(null);
    },
  },
};

testPaths(browser);
