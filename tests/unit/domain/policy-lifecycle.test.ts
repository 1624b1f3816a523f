import { expect, test } from 'vitest';

import { actionsFor, actionsOf } from '#domain/lifecycle.ts';
import {
  fixedDeciders,
  isWritable,
  missingForReview,
  missingReviews,
  nextNumber,
  numberText,
  policyLifecycle,
  verdictLifecycle,
} from '#domain/policy/lifecycle.ts';

const person = (id: string, isLeading = false) => ({
  id,
  isAdministrator: false,
  isLeading,
  mayEdit: true,
});

const policyParties = { approverId: 'approver', authorIds: ['author', 'both'] };

test('decisions on a policy are the approver’s, who has not written the version', () => {
  const refusals = (id: string, approverId = 'approver') =>
    actionsOf(policyLifecycle).map((action) =>
      policyLifecycle.refusal(action, { ...policyParties, approverId }, person(id)),
    );
  const not = 'This is for the approver to decide';
  expect(refusals('other')).toEqual([undefined, undefined, not, not, undefined, not]);
  expect(refusals('approver')).toEqual(Array.from({ length: 6 }));
  const own = 'Someone who has not written this version must approve it';
  expect(refusals('both', 'both')).toEqual([undefined, undefined, own, undefined, undefined, undefined]);
});

test('a person is offered the actions on a policy that are possible and theirs', () => {
  const offered = (status: 'REVIEW' | 'EXPIRED', id: string) =>
    actionsFor(policyLifecycle, status, policyParties, person(id));
  expect(offered('REVIEW', 'author')).toEqual(['WITHDRAW']);
  expect(offered('REVIEW', 'approver')).toEqual(['WITHDRAW', 'APPROVE', 'REJECT']);
  expect(offered('EXPIRED', 'approver')).toEqual(['REVISE', 'CONFIRM']);
});

test('verdicts are the reviewers’, and who has written the version may only ask for changes', () => {
  const people = { reviewerIds: ['reviewer', 'both'], authorIds: ['author', 'both'] };
  const offered = (id: string) => actionsFor(verdictLifecycle, 'REVIEW', people, person(id));
  expect([offered('reviewer'), offered('both'), offered('author')]).toEqual([
    ['APPROVED', 'REJECTED'],
    ['REJECTED'],
    [],
  ]);
  expect(actionsFor(verdictLifecycle, 'DRAFT', people, person('reviewer'))).toEqual([]);
});

test('while a version is under review its approver stays, and its reviewers with those who are added', () => {
  const before = { approverId: 'approver', reviewerIds: ['ada', 'bo'] };
  const fixed = (changes: Partial<typeof before> | { approverId: null }) =>
    fixedDeciders('REVIEW', before, { ...before, ...changes });
  expect(fixed({})).toEqual([]);
  expect(fixed({ approverId: 'APPROVER', reviewerIds: ['BO', 'Ada'] })).toEqual([]);
  expect(fixed({ reviewerIds: ['cy', 'bo', 'ada'] })).toEqual([]);
  expect(fixed({ reviewerIds: ['cy', 'ada'] })).toEqual(['reviewerIds']);
  expect(fixed({ approverId: 'other', reviewerIds: [] })).toEqual(['approverId', 'reviewerIds']);
  expect(fixed({ approverId: null })).toEqual(['approverId']);
  for (const status of ['DRAFT', 'REJECTED', 'APPROVED', 'EXPIRED'] as const)
    expect(fixedDeciders(status, before, { approverId: null, reviewerIds: [] })).toEqual([]);
});

test('a version can be written until it is approved', () => {
  const statuses = ['DRAFT', 'REVIEW', 'REJECTED', 'APPROVED', 'EXPIRED'] as const;
  expect(statuses.map(isWritable)).toEqual([true, true, true, false, false]);
});

test('a review needs a document, what has changed, and an approver', () => {
  expect(missingForReview({ document: null, changeLog: ' ', approverId: null })).toEqual([
    'document',
    'changeLog',
    'approverId',
  ]);
  expect(missingForReview({ document: 'Text', changeLog: 'All new', approverId: 'approver' })).toEqual([]);
});

test('versions are numbered by the size of the change', () => {
  const number = { major: 1, minor: 4 };
  expect(numberText(number)).toBe('1.4');
  expect([nextNumber(number, 'MAJOR'), nextNumber(number, 'MINOR')].map(numberText)).toEqual(['2.0', '1.5']);
});

test('a version waits for reviewers without a positive verdict that still holds', () => {
  const [ada, bo, cy] = ['ada', 'bo', 'cy'].map((id) => ({ id, name: id }));
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('A reviewer is missing');
  const reviews = [
    { reviewer: ada, verdict: 'APPROVED', isVoid: false },
    { reviewer: bo, verdict: 'REJECTED', isVoid: false },
    { reviewer: cy, verdict: 'APPROVED', isVoid: true },
  ] as const;
  expect(missingReviews([ada, bo, cy], reviews)).toEqual([bo, cy]);
});
