import { expect, test } from 'vitest';

import { playbookDueOn, playbookProblems, type PlaybookItem } from '#domain/task/playbook.ts';

const item = (given: Partial<PlaybookItem>): PlaybookItem => ({
  title: 'Block the sender',
  description: '',
  ownerId: null,
  dueAfter: 1,
  dueUnit: 'DAYS',
  dueFrom: 'CREATED',
  after: [],
  ...given,
});

const moments = {
  createdAt: '2026-06-30T21:30:00.000Z',
  detectedAt: '2026-06-29T06:00:00.000Z',
  dueOn: '2026-07-31',
  timeZone: 'Europe/Berlin',
};

test.each([
  ['days after the record was created', item({ dueAfter: 2 }), '2026-07-02'],
  ['hours that cross midnight where the organisation is', item({ dueAfter: 1, dueUnit: 'HOURS' }), '2026-07-01'],
  ['hours that do not', item({ dueAfter: 0, dueUnit: 'HOURS' }), '2026-06-30'],
  ['days after the incident was detected', item({ dueFrom: 'DETECTED' }), '2026-06-30'],
  ['days before the record is due', item({ dueFrom: 'DUE', dueAfter: -14 }), '2026-07-17'],
  ['a day and a half before it is due', item({ dueFrom: 'DUE', dueAfter: -36, dueUnit: 'HOURS' }), '2026-07-29'],
  ['no day', item({ dueAfter: null }), null],
])('a task of a playbook is due by %s', (_, given, expected) => {
  expect(playbookDueOn(given, moments)).toBe(expected);
});

test('an incident that nobody has dated counts from its creation, and a record that is never due gives no day', () => {
  expect(playbookDueOn(item({ dueFrom: 'DETECTED' }), { ...moments, detectedAt: null })).toBe('2026-07-01');
  expect(playbookDueOn(item({ dueFrom: 'DUE' }), { ...moments, dueOn: null })).toBeNull();
});

test('an item waits for earlier ones only', () => {
  expect(playbookProblems([item({}), item({ after: [1] })])).toEqual([]);
  expect(playbookProblems([item({ after: [1] }), item({ after: [3] })]).map(({ field }) => field)).toEqual([
    'items/0/after',
    'items/1/after',
  ]);
});
