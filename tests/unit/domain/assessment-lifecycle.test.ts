import { expect, test } from 'vitest';

import { actionsFor } from '#domain/lifecycle.ts';
import {
  assessmentLifecycle,
  assessmentRefusal,
  isAnswerable,
  isApproverFixed,
  isReviewable,
  respondentState,
  type RespondentTimes,
} from '#domain/provider-assessment/lifecycle.ts';

const statuses = ['DRAFT', 'SENT', 'IN_PROGRESS', 'SUBMITTED', 'REVIEWED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;

const parties = { approverId: 'approver', reviewerIds: ['reviewer', 'former'] };

test('answers are given until they are submitted, and then reviewed', () => {
  expect(statuses.filter(isAnswerable)).toEqual(['SENT', 'IN_PROGRESS']);
  expect(statuses.filter(isReviewable)).toEqual(['SUBMITTED']);
});

test('decisions are the named approver’s, or anyone’s if none is named, but never the reviewer’s', () => {
  const decisions = ['APPROVE', 'REJECT'] as const;
  for (const decision of decisions) {
    expect(assessmentRefusal(decision, parties, 'approver')).toBeUndefined();
    expect(assessmentRefusal(decision, parties, 'other')).toBe('NOT_APPROVER');
    expect(assessmentRefusal(decision, { ...parties, approverId: null }, 'other')).toBeUndefined();
    expect(assessmentRefusal(decision, { ...parties, approverId: null }, 'reviewer')).toBe('OWN_REVIEW');
    expect(assessmentRefusal(decision, { ...parties, approverId: 'reviewer' }, 'reviewer')).toBe('OWN_REVIEW');
  }
  for (const action of ['SEND', 'REVIEW', 'RETURN', 'REOPEN'] as const)
    expect(assessmentRefusal(action, parties, 'reviewer')).toBeUndefined();
});

test('a person who reviewed one answer does not decide, also if someone else completed the review', () => {
  const refused = ['reviewer', 'former', 'other'].map((person) =>
    assessmentRefusal('APPROVE', { ...parties, approverId: null }, person),
  );
  expect(refused).toEqual(['OWN_REVIEW', 'OWN_REVIEW', undefined]);
});

test('a named approver stays while the decision is theirs', () => {
  expect(statuses.filter((status) => isApproverFixed(status, 'approver'))).toEqual(['REVIEWED']);
  expect(statuses.filter((status) => isApproverFixed(status, null))).toEqual([]);
});

const person = (id: string) => ({ id, isAdministrator: false, isLeading: true, mayEdit: true });

test('a person is offered the actions that are possible and theirs', () => {
  const offered = (id: string) =>
    statuses.map((status) => actionsFor(assessmentLifecycle, status, parties, person(id)));
  expect(offered('approver')).toEqual([
    ['SEND'],
    [],
    [],
    ['REVIEW'],
    ['RETURN', 'APPROVE', 'REJECT'],
    [],
    ['REOPEN'],
    ['REOPEN'],
  ]);
  expect(offered('reviewer')[4]).toEqual(['RETURN']);
});

test('a respondent’s state follows from what has happened, the last first', () => {
  const times: RespondentTimes = {
    requestedAt: null,
    openedAt: null,
    lastSavedAt: null,
    submittedAt: null,
    revokedAt: null,
    expiresAt: null,
  };
  const at = '2026-11-27T10:00:00Z';
  const noon = Date.parse('2026-11-27T12:00:00Z');
  const known: Partial<RespondentTimes>[] = [{}];
  for (const name of ['requestedAt', 'openedAt', 'lastSavedAt', 'expiresAt', 'submittedAt', 'revokedAt'] as const)
    known.push({ ...known.at(-1), [name]: at });
  const states = known.map((some) => respondentState({ ...times, ...some }, noon));
  expect(states).toEqual(['ADDED', 'REQUESTED', 'OPENED', 'ANSWERING', 'EXPIRED', 'SUBMITTED', 'REVOKED']);
});

test('a link works until the instant at which it expires', () => {
  const times = {
    requestedAt: '2026-11-20T10:00:00Z',
    openedAt: null,
    lastSavedAt: null,
    submittedAt: null,
    revokedAt: null,
  };
  const expiresAt = '2026-11-27T12:00:00Z';
  const stateAt = (now: string) => respondentState({ ...times, expiresAt }, Date.parse(now));
  expect([stateAt('2026-11-27T11:59:59Z'), stateAt('2026-11-27T12:00:00Z')]).toEqual(['REQUESTED', 'EXPIRED']);
  expect(respondentState({ ...times, requestedAt: null, expiresAt }, Date.parse(expiresAt))).toBe('ADDED');
});
