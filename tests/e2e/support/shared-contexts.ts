import { setTimeout as delay } from 'node:timers/promises';

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

import { letTimersRun } from './patient-clock.ts';
import { readSurroundings } from './surroundings.ts';

/** What a new browser has stored. */
export type StoredState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Everything that a page can store, except cookies. Scripts and fonts stay in the cache of the browser. */
const stored = 'cache_storage,file_systems,indexeddb,local_storage';

/** Milliseconds; what usually takes some hundredths of a second. */
const cleaningLimit = 30_000;

/**
 * The browser contexts of a worker, one for each set of options. Loading and compiling the app again for each test takes
 * a third of the time of opening it. They have no service worker, which would answer the requests of later tests.
 */
export class SharedContexts {
  readonly #contexts = new Map<string, SharedContext>();

  /**
   * A context in which nothing is stored but the state.
   * @param options those of the test, by which contexts are told apart
   */
  async open(browser: Browser, options: object, state: StoredState): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const shared = this.#contexts.get(key) ?? (await openShared(browser));
    this.#contexts.set(key, shared);
    const { context, keeper } = shared;
    await clear(shared);
    await context.addCookies(state.cookies);
    await fillStorage(keeper, state);
    return context;
  }

  /**
   * Ends what the last test left. One of some dozens of runs of a test on a busy machine ended in a browser that never answered
   * to this: the test is over, so its context is left to the end of the browser, and the next test gets another.
   */
  async endTest(context: BrowserContext): Promise<void> {
    const cleaned = this.#clean(context).then(() => true);
    // It fails once the browser is closed.
    cleaned.catch(() => {});
    if (await Promise.race([cleaned, delay(cleaningLimit, false, { ref: false })])) return;
    console.warn(
      `The browser context of a test was not cleaned within ${cleaningLimit / 1000} s and is not used again.`,
    );
    for (const [key, shared] of this.#contexts) if (shared.context === context) this.#contexts.delete(key);
  }

  /** Its pages first, because a page that still runs could store something. */
  async #clean(context: BrowserContext): Promise<void> {
    const keepers = new Set([...this.#contexts.values()].map(({ keeper }) => keeper));
    const left = context.pages().filter((page) => !keepers.has(page));
    await Promise.all(left.map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await letTimersRun(context);
    await Promise.all([context.setOffline(false), context.clearPermissions(), context.setExtraHTTPHeaders({})]);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#contexts.values()].map(({ context }) => context.close()));
  }
}

interface SharedContext {
  readonly context: BrowserContext;
  /** A page without scripts of the app's origin, by which its storage is cleared and filled between tests. */
  readonly keeper: Page;
  readonly devtools: CDPSession;
}

async function openShared(browser: Browser): Promise<SharedContext> {
  const context = await openWithoutWorker(browser);
  const keeper = await context.newPage();
  await keeper.goto(`${readSurroundings().origin}/healthz`);
  return { context, keeper, devtools: await context.newCDPSession(keeper) };
}

/**
 * The app copes with browsers that have no service workers, but logs those that refuse one, as Playwright's option does.
 * Playwright gives a new context the options of the current test.
 */
async function openWithoutWorker(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

async function clear({ context, devtools }: SharedContext): Promise<void> {
  await devtools.send('Storage.clearDataForOrigin', { origin: readSurroundings().origin, storageTypes: stored });
  await context.clearCookies();
}

/** Only a page of the origin can fill its storage. */
async function fillStorage(keeper: Page, { origins }: StoredState): Promise<void> {
  for (const { localStorage: entries } of origins) {
    await keeper.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
  }
}
