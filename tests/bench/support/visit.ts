import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What is measured of a screen. */
export interface Scene {
  readonly path: string;
  /** Selectors, each visible once the screen has come as far as its name says. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Milliseconds since the navigation, unless said otherwise. */
export interface Visit {
  readonly marks: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of what long tasks take beyond 50 ms each, from the start of the navigation. */
  readonly blocked: number;
  readonly layoutShift: number;
  readonly scripts: number;
  /** Bytes that crossed the network. */
  readonly bytes: number;
  /** Those of scripts among them. */
  readonly scriptBytes: number;
}

interface Observed {
  readonly marks: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page, before any of its scripts. A mark is set in the frame after which its element is painted. */
function observe(marks: Readonly<Record<string, string>>): void {
  const observed: Observed = { marks: {}, firstPaint: 0, largestPaint: 0, blocked: 0, layoutShift: 0 };
  window.observed = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  watch('longtask', ({ duration }) => (observed.blocked += duration - 50));
  watch('layout-shift', (entry) => (observed.layoutShift += Number(Reflect.get(entry, 'value'))));
  const isVisible = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  // React has taken over the field, and the identity SDK can be asked; the pages of secure links have none.
  const isUsable = () =>
    Object.keys(document.querySelector('input') ?? {}).some((key) => key.startsWith('__reactProps')) &&
    (document.querySelector('#link-data') !== null ||
      Reflect.get(Object(Reflect.get(window, 'Clerk')), 'loaded') === true);
  const look = () => {
    if (isUsable()) document.documentElement.dataset['usable'] = '';
    for (const [name, selector] of Object.entries(marks))
      if (observed.marks[name] === undefined && isVisible(selector)) observed.marks[name] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How many times slower processors are. */
export const cpuSlowdown = 4;
const settleMs = 2_500;
const timeoutMs = 60_000;

/** Opens the screen in a new page of the context, with a slow processor, and waits until all marks are set and it is quiet. */
export async function visit(context: BrowserContext, scene: Scene): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // tsx wraps functions in this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe, scene.marks);
    const traffic = await watchTraffic(devtools);
    await page.goto(scene.path, { timeout: timeoutMs });
    for (const selector of Object.values(scene.marks))
      await page.locator(selector).first().waitFor({ timeout: timeoutMs });
    await settled(page, traffic);
    const { scripts, bytes, scriptBytes } = traffic;
    return { ...(await page.evaluate(() => window.observed)), scripts, bytes, scriptBytes };
  } finally {
    await page.close();
  }
}

interface Traffic {
  scripts: number;
  bytes: number;
  scriptBytes: number;
  lastAt: number;
}

async function watchTraffic(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { scripts: 0, bytes: 0, scriptBytes: 0, lastAt: Date.now() };
  const scripts = new Set<string>();
  devtools.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId);
    traffic.scripts = scripts.size;
    traffic.lastAt = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    traffic.lastAt = Date.now();
  });
  await devtools.send('Network.enable');
  return traffic;
}

async function settled(page: Page, traffic: Traffic): Promise<void> {
  while (Date.now() - traffic.lastAt < settleMs) await page.waitForTimeout(100);
}
