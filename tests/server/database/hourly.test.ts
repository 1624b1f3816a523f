import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startHourly } from '#server/database/hourly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;

test('work runs now and every hour, even after a failure', async () => {
  const warnings: string[] = [];
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 2) throw new Error('broken');
  };
  const hourly = startHourly('Counting', work, { warn: (_details, message) => void warnings.push(message) });
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(times).toBe(4);
  expect(warnings).toEqual(['Counting failed']);
  await hourly.close();
  await vi.advanceTimersByTimeAsync(hour);
  expect(times).toBe(4);
});

test('slow work is not started a second time, and closing waits for it', async () => {
  const events: string[] = [];
  let end = () => {};
  const work = async () => {
    events.push('started');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    events.push('ended');
  };
  const hourly = startHourly('Waiting', work, { warn() {} });
  await vi.advanceTimersByTimeAsync(2 * hour);
  const closed = hourly.close().then(() => events.push('closed'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(events).toEqual(['started']);
  end();
  await closed;
  expect(events).toEqual(['started', 'ended', 'closed']);
});
