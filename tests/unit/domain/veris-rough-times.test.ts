import { expect, test } from 'vitest';

import { roughTimesOf } from '#domain/veris/rough-times.ts';

const none = { occurredIn: null, detectedIn: null, reportedIn: null, containedIn: null, resolvedIn: null };
const months = (value: unknown) => ({ unit: 'Months', value });
const years = (value: unknown) => ({ unit: 'Years', value });

test.each([
  ['a year', { year: 2025 }, undefined, { ...none, occurredIn: '2025' }],
  ['a month', { year: 2025, month: 6 }, undefined, { ...none, occurredIn: '2025-06' }],
  ['a month that is none', { year: 2025, month: 13 }, undefined, { ...none, occurredIn: '2025' }],
  ['a day that is none', { year: 2025, month: 2, day: 30 }, undefined, { ...none, occurredIn: '2025-02' }],
  ['a day', { year: 2025, month: 6, day: 17 }, undefined, { ...none, occurredIn: '2025-06-17' }],
  ['a day and a time', { year: 2025, month: 6, day: 17, time: '09:30' }, undefined, none],
  [
    'a day and a time that cannot be read',
    { year: 2025, month: 6, day: 17, time: 'noon' },
    { unit: 'Weeks', value: 2 },
    { occurredIn: '2025-06-17', detectedIn: '2025-07-01' },
  ],
  ['nothing', undefined, months(3), none],
  ['a year that is none', { year: 'x' }, years(1), none],
  ['a year out of bounds', { year: 1899 }, years(1), none],
  [
    'a day, and months',
    { year: 2025, month: 6, day: 17 },
    months(3),
    { occurredIn: '2025-06-17', detectedIn: '2025-09' },
  ],
  [
    'a day, and hours',
    { year: 2025, month: 6, day: 17 },
    { unit: 'Hours', value: 3 },
    { ...none, occurredIn: '2025-06-17' },
  ],
  [
    'a day, and days',
    { year: 2025, month: 6, day: 28 },
    { unit: 'Days', value: 3 },
    { occurredIn: '2025-06-28', detectedIn: '2025-07-01' },
  ],
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
  expect(roughTimesOf({ timeline: { incident, discovery } })).toEqual({ ...none, ...expected });
});

test.each([
  [{ occurred_in: null, detected_in: null }, none],
  [
    { occurred_in: '2024-11', detected_in: '2024-12-03' },
    { occurredIn: '2024-11', detectedIn: '2024-12-03' },
  ],
  [
    { occurred_in: 5, detected_in: 'soon' },
    { occurredIn: '2025-06', detectedIn: '2025-09' },
  ],
  [{ occurred_at: '2025-06-17T09:30:00Z' }, { ...none, detectedIn: '2025-09' }],
])('that Attest has written count before those of VERIS: %j', (attest, expected) => {
  const timeline = { incident: { year: 2025, month: 6 }, discovery: months(3) };
  expect(roughTimesOf({ timeline, plus: { attest } })).toEqual({ ...none, ...expected });
});
