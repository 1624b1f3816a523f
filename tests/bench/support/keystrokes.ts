import type { Browser } from '@playwright/test';

import { cpuSlowdown } from './visit.ts';

declare global {
  interface Window {
    keystrokes: number[];
  }
}

const [keys, pause] = ['Who answers for security is our chief information officer.', 40] as const;

/** Runs in the page: notes how long each change of a field takes until the frame that shows it. */
function observe(): void {
  const times: number[] = [];
  window.keystrokes = times;
  const shown = new MessageChannel();
  let typed: number[] = [];
  // A message that is posted in a frame arrives after its painting.
  shown.port1.addEventListener('message', () => {
    times.push(...typed.map((at) => performance.now() - at));
    typed = [];
  });
  shown.port1.start();
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      typed.push(timeStamp);
      requestAnimationFrame(() => shown.port2.postMessage(null));
    },
    { capture: true },
  );
}

/**
 * Types into the first text field of a form, with a slow processor.
 * @returns the milliseconds from each keystroke to its painting, the shortest first
 */
export async function keystrokesOn(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage();
  try {
    // tsx wraps functions in this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe);
    await page.goto(url);
    const field = page.getByRole('textbox').first();
    await field.click();
    await field.fill('Begun');
    await page.getByText(/^Saved \d/).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.evaluate(() => void window.keystrokes.splice(0));
    await page.keyboard.type(keys, { delay: pause });
    await page.waitForTimeout(1_000);
    const times = await page.evaluate(() => window.keystrokes);
    return times.toSorted((one, other) => one - other);
  } finally {
    await page.close();
  }
}
