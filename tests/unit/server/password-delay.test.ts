import { expect, test } from 'vitest';

import { createDelayed, delayOf } from '#server/identity/password-delay.ts';

test('guesses from many addresses delay every attempt by two seconds', () => {
  expect([delayOf(0, 0), delayOf(0, 1), delayOf(0, 1000), delayOf(9, 1)]).toEqual([0, 2000, 2000, 8000]);
});

test('few requests are delayed at a time, and none of them in the hash queue', async () => {
  const ends: (() => void)[] = [];
  const delayed = createDelayed(() => new Promise((resolve) => void ends.push(resolve)));
  const wait = (network: string, account: string) => delayed.wait({ network }, account, 8000);
  const waiting = [wait('1', 'a'), wait('1', 'a')];
  await expect(wait('1', 'a')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 8 });
  for (const account of 'bcdefghi') waiting.push(wait('1', account));
  await expect(wait('1', 'j')).rejects.toMatchObject({ status: 429 });
  waiting.push(wait('2', 'a'));
  await expect(delayed.wait({ network: '1' }, 'a', 0)).resolves.toBeUndefined();
  for (const end of ends) end();
  await Promise.all(waiting);
  const again = wait('1', 'a');
  ends.at(-1)?.();
  await expect(again).resolves.toBeUndefined();
});

test.each([
  [0, 0],
  [1, 500],
  [2, 1000],
  [3, 2000],
  [4, 4000],
  [5, 8000],
  [6, 8000],
  [1000, 8000],
])('try %i beyond the limit of one address is delayed by %i ms', (beyond, milliseconds) => {
  expect(delayOf(beyond, 0)).toBe(milliseconds);
});

test('at most 256 requests are delayed at a time across networks; others are rejected with the delay in whole seconds', async () => {
  const ends: (() => void)[] = [];
  const delayed = createDelayed(() => new Promise((resolve) => void ends.push(resolve)));
  const waiting = Array.from({ length: 256 }, (_, index) => delayed.wait({ network: `n${index}` }, 'a', 500));
  await expect(delayed.wait({ network: 'other' }, 'b', 500)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 1,
  });
  for (const end of ends) end();
  await Promise.all(waiting);
  const next = delayed.wait({ network: 'other' }, 'b', 500);
  ends.at(-1)?.();
  await expect(next).resolves.toBeUndefined();
});

test('a failed delay releases its places', async () => {
  const delayed = createDelayed(() => Promise.reject(new Error('closing')));
  for (const _try of Array.from({ length: 12 })) {
    await expect(delayed.wait({ network: '1' }, 'a', 500)).rejects.toThrow('closing');
  }
});
