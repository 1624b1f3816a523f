import { describe, expect, test } from 'vitest';

import { auditLifecycle, fixedAuditFields } from '#domain/management-system/audit-lifecycle.ts';
import { fixedReviewFields, managementReviewLifecycle } from '#domain/management-system/management-review-lifecycle.ts';
import { auditInput, managementReviewInput } from '#openapi/generated/inputs.ts';

const id = '5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11';
const other = '5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a12';

describe('a reported audit', () => {
  const audit = { ...auditInput.empty, title: 'A', auditorIds: [id, other] };

  test('keeps what it was about, by whom and when', () => {
    const changed = { ...audit, groups: ['5'], plannedTo: '2026-11-29', ownerId: id, title: 'B' };
    expect(fixedAuditFields('REPORTED', audit, changed)).toEqual(['groups', 'ownerId', 'plannedTo']);
    expect(fixedAuditFields('IN_PROGRESS', audit, changed)).toEqual([]);
  });

  test('takes the same people in another order, and ids in other letters', () => {
    expect(fixedAuditFields('REPORTED', audit, { ...audit, auditorIds: [other.toUpperCase(), id] })).toEqual([]);
  });
});

describe('a review that was held', () => {
  const review = { ...managementReviewInput.empty, title: 'A' };

  test('changes only its labels', () => {
    const changed = { ...review, title: 'B', decisions: 'More people', participantIds: [id], labelIds: [id] };
    expect(fixedReviewFields('HELD', review, changed).toSorted()).toEqual(['decisions', 'participantIds', 'title']);
    expect(fixedReviewFields('APPROVED', review, { ...review, labelIds: [id] })).toEqual([]);
    expect(fixedReviewFields('PLANNED', review, changed)).toEqual([]);
  });
});

const person = { id, isAdministrator: false, isLeading: false, mayEdit: true };
const leader = { ...person, isLeading: true };

test('the leader carries an audit out, and only managers decide whether it takes place', () => {
  const may = (action: keyof typeof auditLifecycle.steps, actor = person, leaderId: string | null = id) =>
    auditLifecycle.refusal(action, { leaderId }, actor) === undefined;
  expect([may('START'), may('REPORT'), may('CANCEL'), may('REOPEN')]).toEqual([true, true, false, false]);
  expect([may('START', person, other), may('REPORT', person, null)]).toEqual([false, false]);
  expect([may('START', leader, other), may('CANCEL', leader, other)]).toEqual([true, true]);
});

test('only its chair approves the minutes of a review', () => {
  const may = (action: keyof typeof managementReviewLifecycle.steps, chairId: string | null) =>
    managementReviewLifecycle.refusal(action, { chairId }, leader) === undefined;
  expect([may('APPROVE', id), may('APPROVE', other), may('APPROVE', null)]).toEqual([true, false, false]);
  expect([may('HOLD', other), may('REOPEN', other)]).toEqual([true, true]);
});
