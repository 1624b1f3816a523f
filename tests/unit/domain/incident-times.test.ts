import { expect, test } from 'vitest';

import { problemsOfTimes, type IncidentTimes } from '#domain/incident/times.ts';

const unknown: IncidentTimes = {
  occurredAt: null,
  detectedAt: null,
  reportedAt: null,
  containedAt: null,
  resolvedAt: null,
  earlyWarningAt: null,
  regulatorNotifiedAt: null,
  dataSubjectsNotifiedAt: null,
  finalReportAt: null,
};

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`;

const messagesOf = (times: Partial<IncidentTimes>) =>
  problemsOfTimes({ ...unknown, ...times }, Date.parse(at(12))).map(({ field, message }) => `${field}: ${message}`);

test('an incident may be known in part, in order or at one moment', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ occurredAt: at(1), resolvedAt: at(4) })).toEqual([]);
  expect(messagesOf({ occurredAt: at(1), detectedAt: at(1), containedAt: at(1), resolvedAt: at(1) })).toEqual([]);
  expect(messagesOf({ detectedAt: at(2), regulatorNotifiedAt: at(2), finalReportAt: at(3) })).toEqual([]);
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

test('nobody is notified before the detection', () => {
  const early = {
    earlyWarningAt: at(1),
    regulatorNotifiedAt: at(1),
    dataSubjectsNotifiedAt: at(1),
    finalReportAt: at(1),
  };
  expect(messagesOf({ detectedAt: at(2), ...early })).toEqual(
    Object.keys(early).map((field) => `${field}: This is before the incident was detected`),
  );
  expect(messagesOf(early)).toEqual([]);
});

test('nothing is in the future, but clocks differ by some minutes', () => {
  const inFuture = { occurredAt: at(13), reportedAt: at(14), finalReportAt: at(15) };
  expect(messagesOf(inFuture)).toEqual(Object.keys(inFuture).map((field) => `${field}: This is in the future`));
  expect(messagesOf({ detectedAt: '2026-11-23T12:05:00.000Z' })).toEqual([]);
  expect(messagesOf({ detectedAt: '2026-11-23T12:05:01.000Z' })).toEqual(['detectedAt: This is in the future']);
});
