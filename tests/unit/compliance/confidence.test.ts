import { expect, test } from 'vitest';

import {
  confidenceBand,
  confidenceOf,
  daysCovered,
  percentOfStrength,
  toConfirmAtMost,
  type DatedEvidence,
  type Period,
} from '#domain/compliance/confidence.ts';

const year: Period = { from: '2026-01-01', to: '2026-12-31' };

const made = (madeOn: string, everyMonths: number | null): DatedEvidence => ({ covers: null, madeOn, everyMonths });
const about = (from: string, to: string): DatedEvidence => ({ covers: { from, to }, madeOn: null, everyMonths: null });

test.each<[name: string, DatedEvidence[], Period, days: string, strength: number, confidence: string]>([
  ['penetration test 2026-03-10, yearly', [made('2026-03-10', 12)], year, '297 / 365', 100, '89 HIGH'],
  ['report of 2025-06-30, no cadence', [made('2025-06-30', null)], year, '0 / 365', 100, '40 LOW'],
  ['2026-01-01 to 06-30', [about('2026-01-01', '2026-06-30')], year, '181 / 365', 80, '56 MEDIUM'],
  [
    '01-01 to 09-30 and 07-01 to 12-31',
    [about('2026-01-01', '2026-09-30'), about('2026-07-01', '2026-12-31')],
    year,
    '365 / 365',
    70,
    '70 MEDIUM',
  ],
  ['none', [], year, '0 / 365', 100, '40 LOW'],
  [
    'yearly from 2025-10-15; assessed as of 2026-09-30',
    [made('2025-10-15', 12)],
    { from: '2026-09-30', to: '2026-09-30' },
    '1 / 1',
    100,
    '100 HIGH',
  ],
  ['a day in the period, no cadence', [made('2026-06-30', null)], year, '1 / 365', 100, '40 LOW'],
  ['a day without dates', [{ covers: null, madeOn: null, everyMonths: 12 }], year, '0 / 365', 100, '40 LOW'],
  [
    'one span within another, and one beside it',
    [about('2026-01-01', '2026-04-10'), about('2026-02-01', '2026-02-28'), about('2026-04-11', '2026-04-20')],
    year,
    '110 / 365',
    100,
    '58 MEDIUM',
  ],
])('evidence: %s', (_name, evidence, period, days, strength, confidence) => {
  const covered = daysCovered(period, evidence);
  const value = confidenceOf(period, evidence, strength);
  expect([`${covered.days} / ${covered.of}`, `${value} ${confidenceBand(value)}`]).toEqual([days, confidence]);
});

test('a position with 89, over a mapping of 80, has 71', () => {
  const value = percentOfStrength(89, 80);
  expect([value, confidenceBand(value)]).toEqual([71, 'MEDIUM']);
});

test('what waits for confirmation has at most 39', () => {
  expect([toConfirmAtMost(100, true), toConfirmAtMost(20, true), toConfirmAtMost(100, false)]).toEqual([39, 20, 100]);
  expect(confidenceBand(39)).toBe('LOW');
});

test.each([
  [80, 'HIGH'],
  [79, 'MEDIUM'],
  [50, 'MEDIUM'],
  [49, 'LOW'],
] as const)('%d is %s', (confidence, band) => {
  expect(confidenceBand(confidence)).toBe(band);
});
