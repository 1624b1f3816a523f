import { expect, test } from 'vitest';

import { problemOfClosing, problemsOfTimes, type IncidentTimes } from '#domain/incident/times.ts';

const unknown: IncidentTimes = {
  occurredAt: null,
  detectedAt: null,
  awareAt: null,
  classifiedAt: null,
  reportedAt: null,
  containedAt: null,
  resolvedAt: null,
};

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`;

const messagesOf = (times: Partial<IncidentTimes>) =>
  problemsOfTimes({ ...unknown, ...times }, Date.parse(at(12))).map(({ field, message }) => `${field}: ${message}`);

test('an incident may be known in part, in order or at one moment', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ occurredAt: at(1), resolvedAt: at(4) })).toEqual([]);
  expect(messagesOf({ occurredAt: at(1), detectedAt: at(1), containedAt: at(1), resolvedAt: at(1) })).toEqual([]);
  expect(messagesOf({ detectedAt: at(2), awareAt: at(2), classifiedAt: at(3), containedAt: at(2) })).toEqual([]);
});

test('each instant is compared with the nearest earlier one that it precedes', () => {
  expect(messagesOf({ occurredAt: at(2), detectedAt: at(1) })).toEqual([
    'detectedAt: This is before the incident occurred',
  ]);
  expect(messagesOf({ occurredAt: at(1), detectedAt: at(3), containedAt: at(2), resolvedAt: at(1) })).toEqual([
    'containedAt: This is before the incident was detected',
    'resolvedAt: This is before the incident was contained',
  ]);
});

test('instants are compared as such, whatever their notation', () => {
  expect(messagesOf({ occurredAt: '2026-11-23T01:30:00+01:00', detectedAt: '2026-11-23T00:45:00Z' })).toEqual([]);
});

test('the organisation becomes aware after the detection, and classifies after that', () => {
  expect(messagesOf({ occurredAt: at(1), detectedAt: at(3), awareAt: at(2) })).toEqual([
    'awareAt: This is before the incident was detected',
  ]);
  expect(messagesOf({ awareAt: at(3), classifiedAt: at(2) })).toEqual([
    'classifiedAt: This is before the organisation became aware',
  ]);
  // What is contained at once can be understood later.
  expect(messagesOf({ detectedAt: at(1), containedAt: at(2), awareAt: at(3) })).toEqual([]);
});

test('what is known by its day, month or year is out of order only where all of it is', () => {
  expect(messagesOf({ occurredAt: '2026-11', detectedAt: '2026-11-03', resolvedAt: at(3) })).toEqual([]);
  expect(messagesOf({ occurredAt: '2026', detectedAt: '2026-03' })).toEqual([]);
  expect(messagesOf({ occurredAt: '2026-04', detectedAt: '2026-03-31' })).toEqual([
    'detectedAt: This is before the incident occurred',
  ]);
  expect(messagesOf({ detectedAt: at(2), resolvedAt: '2026-10' })).toEqual([
    'resolvedAt: This is before the incident was detected',
  ]);
  // It has begun where days begin first.
  expect(messagesOf({ detectedAt: '2026-11-24' })).toEqual([]);
  expect(messagesOf({ detectedAt: '2026-11-25', reportedAt: '2027', occurredAt: '2026' })).toEqual([
    'detectedAt: This is in the future',
    'reportedAt: This is in the future',
  ]);
});

test('nothing is in the future, but clocks differ by some minutes', () => {
  const inFuture = { occurredAt: at(13), awareAt: at(14), reportedAt: at(15) };
  expect(messagesOf(inFuture)).toEqual(Object.keys(inFuture).map((field) => `${field}: This is in the future`));
  expect(messagesOf({ detectedAt: '2026-11-23T12:05:00.000Z' })).toEqual([]);
  expect(messagesOf({ detectedAt: '2026-11-23T12:05:01.000Z' })).toEqual(['detectedAt: This is in the future']);
});

test.each([
  [null, { detectedAt: at(1), resolvedAt: at(3) }, undefined],
  [at(3), { detectedAt: at(1), resolvedAt: at(3) }, undefined],
  [at(2), { detectedAt: at(1), resolvedAt: at(3) }, 'This is before the incident was resolved'],
  [at(2), { detectedAt: at(3), resolvedAt: null }, 'This is before the incident was detected'],
  [at(13), { detectedAt: at(1), resolvedAt: at(3) }, 'This is in the future'],
])('an incident is closed once it was detected and resolved: %s', (closedAt, times, problem) => {
  expect(problemOfClosing(closedAt, times, Date.parse(at(12)))).toBe(problem);
});
