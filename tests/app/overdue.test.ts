import { afterEach, describe, expect, test, vi } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { endDaysIn } from '#src/components/format-preferences.ts';
import { countOf, dayWhereDue, overdueBy, today } from '#src/components/format.ts';

afterEach(() => {
  vi.useRealTimers();
  endDaysIn(undefined);
});

test('a past date shows how long it is overdue', () => {
  expect([8, 1, 0, -1].map((days) => overdueBy(daysAfter(today(), -days)))).toEqual([
    'overdue by 8 days',
    'overdue by 1 day',
    undefined,
    undefined,
  ]);
});

describe('days begin and end where the organisation is, wherever the browser is', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-12-01', 'overdue by 1 day'],
    ['UTC', '2026-11-30', undefined],
    ['America/Los_Angeles', '2026-11-30', undefined],
    ['Pacific/Pago_Pago', '2026-11-29', undefined],
  ])('in %s it is %s', (timeZone, day, overdue) => {
    vi.useFakeTimers({ now: new Date('2026-11-30T10:30:00Z') });
    endDaysIn(timeZone);
    expect([today(), overdueBy('2026-11-30')]).toEqual([day, overdue]);
    expect(dayWhereDue('2026-11-30T10:30:00Z')).toBe(day);
  });

  test('without an organisation they are those of the browser', () => {
    const local = new Date('2026-11-30T10:30:00Z').toLocaleDateString('sv-SE');
    expect(dayWhereDue('2026-11-30T10:30:00Z')).toBe(local);
  });
});

test('a count is followed by its noun', () => {
  expect([countOf(1, 'day'), countOf(8, 'day'), countOf(1200, 'account')]).toEqual([
    '1 day',
    '8 days',
    '1,200 accounts',
  ]);
});
