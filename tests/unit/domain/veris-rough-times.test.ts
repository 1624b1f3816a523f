import { expect, test } from 'vitest';

import { roughTimesOf } from '#domain/veris/rough-times.ts';

const none = { occurredIn: null, detectedIn: null };
const months = (value: unknown) => ({ unit: 'Months', value });
const years = (value: unknown) => ({ unit: 'Years', value });

test.each([
  ['a year', { year: 2025 }, undefined, { ...none, occurredIn: '2025' }],
  ['a month', { year: 2025, month: 6 }, undefined, { ...none, occurredIn: '2025-06' }],
  ['a month that is none', { year: 2025, month: 13 }, undefined, { ...none, occurredIn: '2025' }],
  ['a day that is none', { year: 2025, month: 2, day: 30 }, undefined, { ...none, occurredIn: '2025-02' }],
  ['a day', { year: 2025, month: 6, day: 17 }, undefined, none],
  ['nothing', undefined, months(3), none],
  ['a year that is none', { year: 'x' }, years(1), none],
  ['a year out of bounds', { year: 1899 }, years(1), none],
  ['a day, and months', { year: 2025, month: 6, day: 17 }, months(3), { ...none, detectedIn: '2025-09' }],
  ['a day, and days', { year: 2025, month: 6, day: 17 }, { unit: 'Days', value: 3 }, none],
  [
    'a month, and months over the year',
    { year: 2025, month: 12 },
    months(13),
    { occurredIn: '2025-12', detectedIn: '2027-01' },
  ],
  ['a month, and no months', { year: 2025, month: 12 }, months(0), { occurredIn: '2025-12', detectedIn: '2025-12' }],
  ['a month, and years', { year: 2025, month: 6 }, years(2), { occurredIn: '2025-06', detectedIn: '2027' }],
  ['a year, and months', { year: 2025 }, months(3), { ...none, occurredIn: '2025' }],
  ['a year, and years', { year: 2025 }, years(1), { occurredIn: '2025', detectedIn: '2026' }],
  ['a month, and too many', { year: 2025, month: 6 }, months(1201), { ...none, occurredIn: '2025-06' }],
  ['a month, and parts of months', { year: 2025, month: 6 }, months(1.5), { ...none, occurredIn: '2025-06' }],
  ['a month, and days', { year: 2025, month: 6 }, { unit: 'Days', value: 3 }, { ...none, occurredIn: '2025-06' }],
])('of an incident with %s', (_title, incident, discovery, expected) => {
  expect(roughTimesOf({ timeline: { incident, discovery } })).toEqual(expected);
});
