import type { BrowserContext } from '@playwright/test';

import { cpuSlowdown } from './visit.ts';

const shownControl = 'article[aria-label^="Control "]';
const steps = 60;

/** Runs in the page: presses a key. @returns the milliseconds until the frame that shows another control was painted */
const timeOfStep = ([key, selector]: readonly [string, string]): Promise<number> =>
  new Promise((resolve) => {
    const shown = () => document.querySelector(selector)?.getAttribute('aria-label');
    const before = shown();
    const painted = new MessageChannel();
    const started = performance.now();
    // A message that is posted in a frame arrives after its painting.
    painted.port1.addEventListener('message', () => resolve(performance.now() - started));
    painted.port1.start();
    const look = () => {
      if (shown() === before) requestAnimationFrame(look);
      else painted.port2.postMessage(null);
    };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    requestAnimationFrame(look);
  });

/**
 * Steps through the controls of an adopted standard, forwards and back, with a slow processor.
 * @returns the milliseconds of each step, the shortest first
 */
export async function stepsOn(context: BrowserContext, path: string): Promise<number[]> {
  const page = await context.newPage();
  try {
    // tsx wraps functions in this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(path);
    await page.locator(`${shownControl} h2`).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const times: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const key = step % 10 < 8 ? 'j' : 'k';
      times.push(await page.evaluate(timeOfStep, [key, shownControl] as const));
      // As fast as one reads titles.
      await page.waitForTimeout(300);
    }
    return times.toSorted((one, other) => one - other);
  } finally {
    await page.close();
  }
}
