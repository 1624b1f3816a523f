import { expect, test } from 'vitest';

import { oddTimeIn } from '#domain/time/odd-time.ts';

const berlin = 'Europe/Berlin';

test('a time that the clocks skip is said, and taken as the one an hour later (work.md A7)', () => {
  expect(oddTimeIn(berlin, '2026-03-29', '02:30')).toEqual({
    said: '02:30 does not exist on this day, when the clocks go forward: it is taken as 03:30.',
    takenAs: { day: '2026-03-29', time: '03:30' },
  });
});

test('a time that the clocks show twice is said, and stays as it is', () => {
  expect(oddTimeIn(berlin, '2026-10-25', '02:30')).toEqual({
    said: '02:30 comes twice on this day, when the clocks go back: the first one is meant.',
    takenAs: { day: '2026-10-25', time: '02:30' },
  });
});

test.each([
  ['2026-03-29', '01:59'],
  ['2026-03-29', '03:00'],
  ['2026-10-25', '01:59'],
  ['2026-10-25', '03:00'],
])('nothing is said of %s %s', (day, time) => {
  expect(oddTimeIn(berlin, day, time)).toBeUndefined();
});
