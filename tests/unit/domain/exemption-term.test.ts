import { describe, expect, test } from 'vitest';

import {
  exemptionLifecycle,
  extensionLifecycle,
  fixedFields,
  missingToSubmit,
  peopleProblems,
} from '#domain/exemption/lifecycle.ts';
import {
  extensionObstacle,
  extensionProblems,
  isInForce,
  isLapsed,
  termDays,
  termProblems,
  usualExemptionDays,
} from '#domain/exemption/term.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { exemptionInput } from '#openapi/generated/inputs.ts';

const messages = (problems: readonly { readonly message: string }[]) => problems.map(({ message }) => message);

describe('the term of an exemption', () => {
  test.each([
    { validFrom: '2026-01-01', validTo: '2026-12-31', days: 365, isAllowed: true },
    { validFrom: '2026-01-01', validTo: '2027-01-01', days: 366, isAllowed: false },
    // A leap year has a day more than an exemption may have.
    { validFrom: '2028-01-01', validTo: '2028-12-31', days: 366, isAllowed: false },
    { validFrom: '2026-06-30', validTo: '2026-06-30', days: 1, isAllowed: true },
  ])('$validFrom to $validTo is $days days', ({ validFrom, validTo, days, isAllowed }) => {
    expect(termDays(validFrom, validTo)).toBe(days);
    const problems = termProblems({ validFrom, validTo }, validFrom, usualExemptionDays);
    expect(messages(problems)).toEqual(
      isAllowed ? [] : ['An exemption may apply for at most 365 days: choose an earlier day'],
    );
  });

  test('begins today unless a day is chosen, ends no earlier, and is as long as the organisation says', () => {
    const today = '2026-06-30';
    const of = (validFrom: string | null, validTo: string | null, most = 10) =>
      messages(termProblems({ validFrom, validTo }, today, most));
    expect(of(null, null)).toEqual([]);
    expect(of(null, '2026-07-09')).toEqual([]);
    expect(of(null, '2026-07-10')).toHaveLength(1);
    expect(of(null, '2026-06-29')).toEqual(['Choose today or a later day']);
    expect(of('2026-07-03', '2026-07-02')).toEqual(['Choose the first day or a later one']);
  });
});

const approved = { status: 'APPROVED', validFrom: '2026-01-01', validTo: '2026-06-30' };

describe('on both sides of midnight in Berlin', () => {
  test.each([
    { instant: '2026-06-30T21:59:59.999Z', inForce: true },
    { instant: '2026-06-30T22:00:00.000Z', inForce: false },
    { instant: '2025-12-31T22:59:59.999Z', inForce: false },
    { instant: '2025-12-31T23:00:00.000Z', inForce: true },
  ])('an exemption is in force at $instant: $inForce', ({ instant, inForce }) => {
    const today = dayAndTimeIn('Europe/Berlin', instant).day;
    expect(isInForce(approved, today)).toBe(inForce);
    expect(isLapsed(approved, today)).toBe(instant === '2026-06-30T22:00:00.000Z');
  });
});

test('only what is approved applies', () => {
  const today = '2026-06-30';
  for (const status of ['DRAFT', 'UNDER_REVIEW', 'REJECTED', 'EXPIRED'])
    expect([isInForce({ ...approved, status }, today), isLapsed({ ...approved, status }, '2026-07-01')]).toEqual([
      false,
      false,
    ]);
});

describe('an extension', () => {
  const [granted, requested, refused] = ['GRANTED', 'REQUESTED', 'REFUSED'].map((status) => ({ status }));
  if (granted === undefined || requested === undefined || refused === undefined) throw new Error('A status is missing');

  test('is asked for until the last day, one at a time, and granted twice', () => {
    const obstacle = (extensions: readonly { readonly status: string }[], today = '2026-06-30') =>
      extensionObstacle(approved, extensions, today);
    expect([obstacle([]), obstacle([granted, refused, refused])]).toEqual([undefined, undefined]);
    expect(obstacle([], '2026-07-01')).toMatch(/renew it instead/);
    expect(obstacle([granted, requested])).toBe('An extension has been asked for already');
    expect(obstacle([granted, granted])).toBe('It has been extended 2 times: renew it once it has expired');
  });

  test('is later than the last day, and the whole term no longer than allowed', () => {
    const problems = (validTo: string) => messages(extensionProblems(approved, validTo, '2026-06-30', 365));
    expect(problems('2026-06-30')).toEqual(['Choose a day after its last day']);
    expect(problems('2026-12-31')).toEqual([]);
    expect(problems('2027-01-01')).toHaveLength(1);
  });
});

const complete = {
  ...exemptionInput.empty,
  title: 'Scanners without locks',
  policyId: 'policy-1',
  reason: 'Gloves',
  approverId: 'approver',
  validTo: '2026-06-30',
  withoutControls: 'They hold no data',
};

test('a submission needs one source, a reason, an approver, a last day, and controls or why there are none', () => {
  const fields = (input: typeof complete | object) =>
    missingToSubmit({ ...complete, ...input }).map(({ field }) => field);
  expect(fields({})).toEqual([]);
  expect(fields({ withoutControls: ' ', compensatingControlIds: ['control-1'] })).toEqual([]);
  expect(missingToSubmit({ ...complete, controlId: 'control-1' })).toEqual([
    { field: 'policyId', message: 'Choose a policy or a control, not both' },
  ]);
  expect(fields(exemptionInput.empty)).toEqual(['policyId', 'reason', 'approverId', 'validTo', 'withoutControls']);
});

test('what was submitted is fixed, and during a review so are its people', () => {
  const fixed = (status: Parameters<typeof fixedFields>[0], changes: object) =>
    fixedFields(status, complete, { ...complete, ...changes });
  const changes = { title: 'Other', ownerId: 'other', approverId: 'other', compensatingControlIds: ['control-1'] };
  expect(fixed('DRAFT', changes)).toEqual([]);
  expect(fixed('UNDER_REVIEW', changes)).toEqual(['title', 'compensatingControlIds', 'ownerId', 'approverId']);
  for (const status of ['APPROVED', 'REJECTED', 'EXPIRED'] as const)
    expect(fixed(status, changes)).toEqual(['title', 'compensatingControlIds']);
  expect(fixed('UNDER_REVIEW', { approverId: 'APPROVER', labelIds: ['label'] })).toEqual([]);
});

test('nobody becomes the approver of what they request, once it was submitted', () => {
  const before = { ...complete, ownerId: 'REQUESTER', approverId: 'APPROVER', submittedById: 'submitter' };
  const fields = (status: Parameters<typeof peopleProblems>[0], changes: object) =>
    peopleProblems(status, before, { ...before, ...changes }).map(({ field }) => field);
  for (const status of ['UNDER_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'] as const) {
    expect(fields(status, { approverId: 'REQUESTER' })).toEqual(['approverId']);
    expect(fields(status, { ownerId: 'APPROVER' })).toEqual(['ownerId']);
    expect(fields(status, { approverId: 'OTHER' })).toEqual([]);
    expect(fields(status, { ownerId: null, approverId: null })).toEqual([]);
    expect(fields(status, { ownerId: 'OTHER', approverId: 'SUBMITTER' })).toEqual(['ownerId', 'approverId']);
  }
  expect(fields('DRAFT', { approverId: 'REQUESTER' })).toEqual([]);
});

test('a requester who approves it all the same confirms and extends nothing', () => {
  const both = { requesterId: 'ANA', submittedById: null, approverId: 'ANA', askedById: 'BEN' };
  const exchanged = { ...both, requesterId: 'BEN', submittedById: 'ANA' };
  const ana = { id: 'ANA', isAdministrator: false, isLeading: true, mayEdit: true };
  const words = 'Nobody decides on what they request themselves';
  for (const people of [both, exchanged]) {
    for (const action of ['APPROVE', 'CONFIRM'] as const)
      expect(exemptionLifecycle.refusal(action, people, ana)).toBe(words);
    for (const action of ['GRANT', 'REFUSE'] as const)
      expect(extensionLifecycle.refusal(action, { ...people, askedById: 'CEM' }, ana)).toBe(words);
  }
});
