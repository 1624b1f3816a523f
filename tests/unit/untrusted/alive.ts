import { afterAll, beforeAll, expect } from 'vitest';

import { startPulse, type Pulse } from '#tests/contract/pulse.ts';

/** In ticks of another thread, as in tests/contract/worst-shapes.test.ts. */
const longestStandstill = 500;

/** For the tests of a file: asserts that this thread's event loop kept turning while work was done. */
export function aliveDuring(): (work: () => Promise<unknown>) => Promise<void> {
  let pulse: Pulse;
  beforeAll(() => {
    pulse = startPulse();
  });
  afterAll(async () => {
    await pulse.close();
  });
  return async (work) => {
    const standstills: number[] = [];
    // A busy machine does not exceed the limit three times in a row; a blocked thread does so every time.
    while (standstills.length < 3) {
      const standstill = await pulse.longestStandstill(async () => void (await work()));
      if (standstill <= longestStandstill) return;
      standstills.push(standstill);
    }
    expect(standstills).toEqual([]);
  };
}
