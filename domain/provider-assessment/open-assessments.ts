import type { AssessmentStatus } from './lifecycle.ts';

/** The statuses in which the answers are awaited: only then is an assessment overdue, as the contract says (`x-due`). */
export const awaitedAssessmentStatuses: readonly AssessmentStatus[] = ['DRAFT', 'SENT', 'IN_PROGRESS'];

/** The statuses in which something is still to be done: the answers, their review, or the decision. */
export const openAssessmentStatuses: readonly AssessmentStatus[] = [
  ...awaitedAssessmentStatuses,
  'SUBMITTED',
  'REVIEWED',
];
