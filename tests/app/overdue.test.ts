import { expect, test } from 'vitest';

import { countOf, overdueBy, today } from '#src/components/format.ts';

test('a past date shows how long it is overdue', () => {
  const daysAgo = (days: number) => today(new Date(Date.now() - days * 86_400_000));
  expect([8, 1, 0, -1].map((days) => overdueBy(daysAgo(days)))).toEqual([
    'overdue by 8 days',
    'overdue by 1 day',
    undefined,
    undefined,
  ]);
});

test('a count is followed by its noun', () => {
  expect([countOf(1, 'day'), countOf(8, 'day'), countOf(1200, 'account')]).toEqual([
    '1 day',
    '8 days',
    '1,200 accounts',
  ]);
});
