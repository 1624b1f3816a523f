import { expect, test } from 'vitest';

import { assessmentLifecycle } from '#domain/provider-assessment/lifecycle.ts';
import { awaitedAssessmentStatuses, openAssessmentStatuses } from '#domain/provider-assessment/open-assessments.ts';
import { dueDates } from '#openapi/generated/records.ts';
import { assessmentStatusValues } from '#openapi/generated/values.ts';

test('the answers of an assessment are awaited in the statuses in which the contract reminds of them', () => {
  const [answers, ...others] = dueDates.serviceProviderAssessment;
  expect([answers?.field, others]).toEqual(['dueOn', []]);
  expect(awaitedAssessmentStatuses).toEqual(
    assessmentStatusValues.filter((status) => !answers?.unless?.values.includes(status)),
  );
});

test('an assessment is open while more than its reopening leads on', () => {
  const { REOPEN: _reopen, ...steps } = assessmentLifecycle.steps;
  const leading = Object.values({ ...steps, ...assessmentLifecycle.events }).flatMap(({ from }) => from);
  expect(new Set(openAssessmentStatuses)).toEqual(new Set(leading));
});

test('an assessment is open until it is decided or has expired', () => {
  const closed = assessmentStatusValues.filter((status) => !openAssessmentStatuses.includes(status));
  expect(closed).toEqual(['APPROVED', 'REJECTED', 'EXPIRED']);
});
