import { type BrowserContext, type Disposable, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds until each of the held timers is due. */
    attestDelays?: () => readonly number[];
  }
}

interface Settings {
  /** Timers of at least this many milliseconds wait for the test. */
  readonly from: number;
  /** The event that advances time in the page. */
  readonly event: string;
}

/** Below every delay of the machines, above what frames, debouncing and loading need. */
const settings: Settings = { from: 500, event: 'attest-test-time' };

/**
 * Holds the long timers of every page until the test advances time; short ones keep running. Playwright's own clock
 * stops all timers, and then the app and its SDK do not even start. Call it before the page opens.
 */
export async function stopLongTimers(context: BrowserContext): Promise<void> {
  const script = await context.addInitScript(installPatientClock, settings);
  stopped.set(context, [...(stopped.get(context) ?? []), script]);
}

/** The scripts that hold the timers of contexts, which other tests may use afterwards. */
const stopped = new WeakMap<BrowserContext, readonly Disposable[]>();

/** Lets the timers of pages that open from now on run by themselves. */
export async function letTimersRun(context: BrowserContext): Promise<void> {
  await Promise.all((stopped.get(context) ?? []).map((script) => script.dispose()));
  stopped.delete(context);
}

/** Lets a delay pass once it has begun: an answer that begins it may still be on its way through the page. */
export async function letDelayPass(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((delay) => window.attestDelays?.().some((left) => left <= delay) === true, milliseconds);
  await letTimePass(page, milliseconds);
}

/** Fires the timers due in this time, in order, and advances the page's clocks accordingly. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  const [type, detail] = [settings.event, milliseconds];
  await page.evaluate((init) => void dispatchEvent(new CustomEvent(init.type, init)), { type, detail });
}

/** Advances time second by second until the check passes, for delays that begin only when an answer has arrived. */
export async function letTimePassUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await letTimePass(page, 1000);
    await check();
  }).toPass({ intervals: [50] });
}

/** Runs in the page, so it cannot use anything from the enclosing scope. */
function installPatientClock({ from, event }: Settings): void {
  const startTimeout = window.setTimeout.bind(window);
  const startInterval = window.setInterval.bind(window);
  const stopTimeout = window.clearTimeout.bind(window);
  const realNow = Date.now.bind(Date);
  const realTime = performance.now.bind(performance);
  const waiting = new Map<number, { due: number; readonly every: number | undefined; readonly run: () => void }>();
  // The browser numbers its own timers from 1.
  let lastId = 1_000_000_000;
  const passedBefore = Number(sessionStorage.getItem(event) ?? 0);
  let passed = passedBefore;

  const wait = (handler: TimerHandler, delay: number, repeats: boolean, given: unknown[]): number => {
    lastId += 1;
    const run = () => void (typeof handler === 'function' && Reflect.apply(handler, window, given));
    waiting.set(lastId, { due: passed + delay, every: repeats ? delay : undefined, run });
    return lastId;
  };
  const stop = (id?: number) => {
    if (id === undefined || !waiting.delete(id)) stopTimeout(id);
  };
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      delay < from ? startTimeout(handler, delay, ...given) : wait(handler, delay, false, given),
    setInterval: (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
      delay < from ? startInterval(handler, delay, ...given) : wait(handler, delay, true, given),
    clearTimeout: stop,
    clearInterval: stop,
  });
  window.attestDelays = () => [...waiting.values()].map(({ due }) => due - passed);
  // The timeout of the API client: the browser's own signal would not wait for the test.
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    window.setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds);
    return controller.signal;
  };
  Date.now = () => realNow() + passed;
  performance.now = () => realTime() + passed - passedBefore;

  const moveTo = (time: number) => {
    passed = time;
    // After a reload the page continues from this time.
    sessionStorage.setItem(event, String(passed));
  };
  addEventListener(event, (advance) => {
    const until = passed + (advance instanceof CustomEvent ? Number(advance.detail) : 0);
    for (;;) {
      const [next] = [...waiting]
        .filter(([, { due }]) => due <= until)
        .toSorted(([, one], [, other]) => one.due - other.due);
      if (next === undefined) break;
      const [id, timer] = next;
      moveTo(timer.due);
      if (timer.every === undefined) waiting.delete(id);
      else timer.due += timer.every;
      timer.run();
    }
    moveTo(until);
  });
}
