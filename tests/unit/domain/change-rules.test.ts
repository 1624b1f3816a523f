import { describe, expect, test } from 'vitest';

import { fixedAmong, isOpenForVotes, isReplacement, resultNow } from '#domain/change/rules.ts';
import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { isMonth, isOn, monthAfter, spanOf, weeksOf } from '#src/features/change/month.ts';

const { empty } = changeRequestInput;

describe('what is fixed where a change stands', () => {
  const plan = { ...empty, testPlan: 'Another' };
  const request = { ...empty, title: 'Another' };
  test.each([
    { type: 'NORMAL', status: 'NEW', after: request, fixed: [] },
    { type: 'NORMAL', status: 'AUTHORISE', after: request, fixed: ['title'] },
    { type: 'NORMAL', status: 'SCHEDULED', after: plan, fixed: [] },
    { type: 'STANDARD', status: 'SCHEDULED', after: plan, fixed: ['testPlan'] },
    { type: 'NORMAL', status: 'IMPLEMENT', after: plan, fixed: ['testPlan'] },
    { type: 'NORMAL', status: 'REVIEW', after: { ...empty, voterIds: ['a'] }, fixed: ['voterIds'] },
    { type: 'EMERGENCY', status: 'REVIEW', after: { ...empty, voterIds: ['a'] }, fixed: [] },
    { type: 'NORMAL', status: 'CLOSED', after: { ...empty, implementerIds: ['a'] }, fixed: ['implementerIds'] },
    { type: 'NORMAL', status: 'CLOSED', after: { ...empty, labelIds: ['a'] }, fixed: [] },
  ] as const)('$type, $status: $fixed', ({ type, status, after, fixed }) => {
    const given = { ...after, implementerIds: [...after.implementerIds], voterIds: [...after.voterIds] };
    expect(fixedAmong({ type, status }, empty, { ...given, labelIds: [...after.labelIds] })).toEqual(fixed);
  });

  test('an instant in another form, and ids in another order or case, are the same', () => {
    const before = { ...empty, plannedStart: '2026-12-01T09:00:00Z', riskIds: ['a', 'b'] };
    const after = { ...empty, plannedStart: '2026-12-01T09:00:00.000Z', riskIds: ['B', 'a'] };
    expect(fixedAmong({ type: 'NORMAL', status: 'CLOSED' }, before, after)).toEqual([]);
  });
});

test('only who cannot decide any more is replaced, each by one other', () => {
  expect(isReplacement(['a', 'b'], ['a', 'c'], ['b'])).toBe(true);
  expect(isReplacement(['a', 'b'], ['a', 'c'], [])).toBe(false);
  expect(isReplacement(['a', 'b'], ['a'], ['b'])).toBe(false);
});

test('an emergency is voted on until enough have agreed, another change only while it is decided on', () => {
  expect(isOpenForVotes({ type: 'EMERGENCY', status: 'REVIEW' }, 'PENDING')).toBe(true);
  expect(isOpenForVotes({ type: 'EMERGENCY', status: 'REVIEW' }, 'APPROVED')).toBe(false);
  expect(isOpenForVotes({ type: 'EMERGENCY', status: 'CLOSED' }, 'PENDING')).toBe(false);
  expect(isOpenForVotes({ type: 'NORMAL', status: 'SCHEDULED' }, 'PENDING')).toBe(false);
  const votes = { seats: 3, yes: 1, no: 0 };
  expect(resultNow('EMERGENCY', { rule: 'ALL' }, votes)).toBe('APPROVED');
  expect(resultNow('NORMAL', { rule: 'ALL' }, votes)).toBe('PENDING');
});

describe('the calendar', () => {
  test('goes from month to month over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect(spanOf('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
    expect(['2026-12', '2026-13', '2026-1', 'x'].map(isMonth)).toEqual([true, false, false, false]);
  });

  test('has weeks from Monday on, with the days of the month only', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.map((week) => week.filter((day) => day !== null).length)).toEqual([1, 7, 7, 7, 7, 1]);
    expect(weeks[0]?.[6]).toBe('2026-11-01');
  });

  test('shows a span on the days on which it has a moment, without its end', () => {
    const atUtc = (day: string, time: string) => `${day}T${time}:00.000Z`;
    const span = { startsAt: '2026-12-01T22:00:00Z', endsAt: '2026-12-03T00:00:00Z' };
    const shown = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].filter((day) => isOn(span, day, atUtc));
    expect(shown).toEqual(['2026-12-01', '2026-12-02']);
  });
});
