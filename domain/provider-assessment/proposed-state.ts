import type { components } from '#openapi/generated/types.ts';

import { openAssessmentStatuses } from './open-assessments.ts';

type Schemas = components['schemas'];
type Level = Schemas['Level'];

/** What an assessment says of its provider. */
export type ProviderAssessment = Pick<
  Schemas['ServiceProviderAssessment'],
  'status' | 'conclusion' | 'score' | 'decidedAt'
>;

/** The approved assessment that was decided last: what it came to holds until the next one. */
export const lastApproved = <One extends ProviderAssessment>(assessments: readonly One[]): One | undefined =>
  assessments
    .filter(({ status }) => status === 'APPROVED')
    .toSorted((one, other) => (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''))[0];

const statuses = { BLOCKER: 'REJECTED', WARNING: 'CONDITIONAL', OK: 'APPROVED' } as const;

/** Whether respondents, reviewers or the approver have something to do: a draft was not sent yet. */
const isUnderWay = ({ status }: ProviderAssessment): boolean =>
  status !== 'DRAFT' && openAssessmentStatuses.includes(status);

/**
 * The review status that a provider's assessments call for: that of the conclusion that was approved last, or that it is being
 * reviewed. Undefined if they call for none.
 */
export function proposedReviewStatus(
  assessments: readonly ProviderAssessment[],
): Schemas['ProviderReviewStatus'] | undefined {
  const conclusion = lastApproved(assessments)?.conclusion ?? null;
  if (conclusion !== null && conclusion !== 'NOT_APPLICABLE') return statuses[conclusion];
  return assessments.some(isUnderWay) ? 'IN_REVIEW' : undefined;
}

const levels: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

/** The scores from which answers count as good and as very good, in percent. */
const [good, veryGood] = [70, 90];

/**
 * By how many levels what the provider does lowers its risk: two for very good answers without objection, one for good ones.
 * With a warning it is one at most, and none where the conclusion blocks. Without a score, the conclusion alone counts.
 */
function levelsOff({ conclusion, score }: ProviderAssessment): number {
  if (conclusion !== 'OK' && conclusion !== 'WARNING') return 0;
  const most = conclusion === 'OK' ? 2 : 1;
  if (score === null) return conclusion === 'OK' ? 1 : 0;
  if (score < good) return 0;
  return Math.min(score < veryGood ? 1 : 2, most);
}

/**
 * The residual risk that follows from the inherent one and the assessment that was approved last. Undefined without either of
 * them, or if the assessment came to nothing about the risk.
 */
export function proposedResidualRisk(
  inherentRisk: Level | null,
  assessments: readonly ProviderAssessment[],
): Level | undefined {
  const approved = lastApproved(assessments);
  if (inherentRisk === null || approved === undefined) return undefined;
  if (approved.conclusion === null || approved.conclusion === 'NOT_APPLICABLE') return undefined;
  return levels[Math.max(0, levels.indexOf(inherentRisk) - levelsOff(approved))];
}
