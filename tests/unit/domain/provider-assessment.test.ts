import { describe, expect, test } from 'vitest';

import {
  lastApproved,
  proposedResidualRisk,
  proposedReviewStatus,
  type ProviderAssessment,
} from '#domain/provider-assessment/proposed-state.ts';

const approved = (
  conclusion: ProviderAssessment['conclusion'],
  score: number | null = null,
  decidedAt = '2026-05-01T10:00:00Z',
): ProviderAssessment => ({ status: 'APPROVED', conclusion, score, decidedAt });

const inState = (status: ProviderAssessment['status']): ProviderAssessment => ({
  status,
  conclusion: 'OK',
  score: 100,
  decidedAt: null,
});

test('the assessment that was approved last counts, in any order', () => {
  const [old, recent] = [approved('OK', 95), approved('BLOCKER', 10, '2027-05-01T10:00:00Z')];
  expect(lastApproved([old, recent])).toBe(recent);
  expect(lastApproved([recent, old])).toBe(recent);
  expect(lastApproved([inState('REJECTED'), inState('SUBMITTED')])).toBeUndefined();
});

test.each([
  ['APPROVED', [approved('OK'), inState('SENT')]],
  ['CONDITIONAL', [approved('WARNING')]],
  ['REJECTED', [approved('BLOCKER')]],
  ['IN_REVIEW', [inState('SENT')]],
  ['IN_REVIEW', [inState('IN_PROGRESS')]],
  ['IN_REVIEW', [inState('SUBMITTED')]],
  ['IN_REVIEW', [inState('REVIEWED'), approved('NOT_APPLICABLE')]],
  [undefined, [approved('NOT_APPLICABLE')]],
  [undefined, [inState('DRAFT'), inState('REJECTED'), inState('EXPIRED')]],
  [undefined, []],
] as const)('the review status %s follows', (status, assessments) => {
  expect(proposedReviewStatus(assessments)).toBe(status);
});

describe('the residual risk', () => {
  test.each([
    ['CRITICAL', 'OK', 90, 'MEDIUM'],
    ['CRITICAL', 'OK', 89, 'HIGH'],
    ['CRITICAL', 'OK', 70, 'HIGH'],
    ['CRITICAL', 'OK', 69, 'CRITICAL'],
    ['CRITICAL', 'OK', null, 'HIGH'],
    ['CRITICAL', 'WARNING', 100, 'HIGH'],
    ['CRITICAL', 'WARNING', null, 'CRITICAL'],
    ['HIGH', 'BLOCKER', 100, 'HIGH'],
    ['LOW', 'OK', 100, 'LOW'],
    ['MEDIUM', 'OK', 100, 'LOW'],
  ] as const)('of an inherent %s with %s at %s is %s', (inherent, conclusion, score, residual) => {
    expect(proposedResidualRisk(inherent, [approved(conclusion, score)])).toBe(residual);
  });

  test('does not follow from nothing', () => {
    expect(proposedResidualRisk(null, [approved('OK', 100)])).toBeUndefined();
    expect(proposedResidualRisk('HIGH', [inState('SUBMITTED')])).toBeUndefined();
    expect(proposedResidualRisk('HIGH', [approved('NOT_APPLICABLE')])).toBeUndefined();
  });
});
