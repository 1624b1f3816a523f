import { describe, expect, test } from 'vitest';

import {
  daysOf,
  earliestOf,
  instantOf,
  isBefore,
  isPeriod,
  latestOf,
  monthOrYearIn,
  periodInWords,
  periodOf,
  precisionOf,
  unknownOf,
} from '#domain/time/rough-time.ts';

const instant = '2025-06-17T08:00:00.000Z';

test.each([
  ['2025', true],
  ['2025-06', true],
  ['2025-06-17', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13', false],
  ['2025-00', false],
  ['0000', false],
  ['0000-01', false],
  ['25', false],
  ['2025-6', false],
  [instant, false],
  ['', false],
])('%j is a day, month or year: %s', (text, is) => expect(isPeriod(text)).toBe(is));

test('a time is an instant or a period, never both', () => {
  expect([instantOf(instant), periodOf(instant), precisionOf(instant)]).toEqual([instant, null, 'INSTANT']);
  expect([instantOf('2025-06'), periodOf('2025-06'), precisionOf('2025-06')]).toEqual([null, '2025-06', 'MONTH']);
  expect([instantOf(null), periodOf(null)]).toEqual([null, null]);
  expect(['2025', '2025-06-17'].map(precisionOf)).toEqual(['YEAR', 'DAY']);
});

test('a period lies between its first and its last instant anywhere on earth', () => {
  const between = (time: string | null) => [earliestOf(time), latestOf(time)];
  const texts = (time: string) => between(time).map((at) => new Date(at).toISOString().slice(0, 16));
  expect(texts('2025')).toEqual(['2024-12-31T10:00', '2026-01-01T12:00']);
  expect(texts('2025-12')).toEqual(['2025-11-30T10:00', '2026-01-01T12:00']);
  expect(texts('2024-02-28')).toEqual(['2024-02-27T10:00', '2024-02-29T12:00']);
  expect(texts(instant)).toEqual(['2025-06-17T08:00', '2025-06-17T08:00']);
  expect(between(null)).toEqual([Number.NaN, Number.NaN]);
  expect(daysOf('2024-02')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  expect(daysOf('2025-06-17')).toEqual({ first: '2025-06-17', last: '2025-06-17' });
});

test.each<[string | null, string | null, boolean]>([
  ['2025-05', '2025-06-17', true],
  ['2025-06', '2025-06-17', false],
  ['2025-06-17', '2025-06', false],
  ['2025-06-16', '2025-06-17', true],
  ['2024', '2025-01', true],
  ['2025', '2025-01', false],
  // It was the 17th somewhere on earth until noon of the 18th in UTC.
  ['2025-06-17', '2025-06-18T11:59:00Z', false],
  ['2025-06-17', '2025-06-18T12:01:00Z', true],
  ['2025-06-16T09:59:00Z', '2025-06-17', true],
  ['2025-06-16T10:01:00Z', '2025-06-17', false],
  ['2025-06-17T08:00:00Z', '2025-06-17T08:00:01Z', true],
  [null, '2025', false],
  ['2025', null, false],
])('%s is surely before %s: %s', (one, other, is) => expect(isBefore(one, other)).toBe(is));

describe('a month or year', () => {
  test.each([
    ['2024', '2024'],
    [' 2024 ', '2024'],
    ['2024-03', '2024-03'],
    ['2024/3', '2024-03'],
    ['03/2024', '2024-03'],
    ['3.2024', '2024-03'],
    ['March 2024', '2024-03'],
    ['march, 2024', '2024-03'],
    ['Mar. 2024', '2024-03'],
    ['Mar-2024', '2024-03'],
    ['Sept 2024', '2024-09'],
    ['2024 March', '2024-03'],
    ['2024-13', undefined],
    ['0/2024', undefined],
    ['Marsh 2024', undefined],
    ['1899', undefined],
    ['45000', undefined],
    ['2024-03-05', undefined],
    ['spring 2024', undefined],
    ['', undefined],
  ])('%j is %s', (text, read) => expect(monthOrYearIn(text)).toBe(read));

  test.each(['2024', '2024-03', '2024-12'])('%s is read again from its words', (period) =>
    expect(monthOrYearIn(periodInWords(period))).toBe(period),
  );
});

test('what is not known of a period is said', () => {
  expect(['2024', '2024-03', '2024-03-05'].map((period) => `${periodInWords(period)}: ${unknownOf(period)}`)).toEqual([
    '2024: month, day and time',
    'March 2024: day and time',
    '5 March 2024: time',
  ]);
});
