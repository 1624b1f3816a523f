import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import {
  assessmentLifecycle,
  assessmentRefusal,
  type AssessmentNeed,
  type AssessmentParties,
} from '#domain/provider-assessment/lifecycle.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import type { CourseDraft } from '#src/actors/provider-assessment-course.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { today } from '#src/components/format.ts';
import { enumerated } from '#src/components/words.ts';

type Action = CourseDraft['action'];

export const partiesOf = ({ approver, reviewers }: Assessment): AssessmentParties => ({
  approverId: approver?.id ?? null,
  reviewerIds: reviewers.map(({ id }) => id),
});

/** Why a person may not decide on an assessment that waits for a decision; undefined if they may. */
export function decisionRefusal(assessment: Assessment, userId: string): string | undefined {
  const { status, approver } = assessment;
  if (!isPossible(assessmentLifecycle.steps.APPROVE, status)) return undefined;
  const refusal = assessmentRefusal('APPROVE', partiesOf(assessment), userId);
  if (refusal === 'NOT_APPROVER')
    return `Only its approver, ${approver?.name ?? 'someone else'}, can approve or reject it.`;
  if (refusal === undefined) return undefined;
  return approver === null
    ? 'You reviewed answers of it, so someone else has to approve or reject it.'
    : 'You reviewed answers of it, so someone else has to approve or reject it: return it to review to name another approver.';
}

const needWords: Readonly<Partial<Record<AssessmentNeed, string>>> = {
  provider: 'choose a service provider',
  template: 'choose a template',
  expiresOn: 'set the day on which the links expire',
  respondents: 'add a respondent',
};

/** What is missing before an assessment can be sent, in words; undefined if nothing is. */
export function missingToSend(assessment: Assessment, respondents: number): string | undefined {
  const { provider, template, expiresOn } = assessment;
  const missing = missingNeeds(assessmentLifecycle.steps.SEND, {
    provider: provider?.id ?? null,
    template: template?.id ?? null,
    expiresOn,
    respondents: respondents === 0 ? null : `${respondents}`,
    reason: null,
    conclusion: null,
  });
  if (missing.length === 0) return undefined;
  return `Before you send it, ${enumerated(
    missing.map((need) => needWords[need] ?? need),
    missing.length,
  )}.`;
}

/** The last day that is offered: two weeks ahead. */
export const inTwoWeeks = (): string => daysAfter(today(), 14);

/** What the dialog of an action starts with. */
export const courseDraftOf = (
  { version }: Assessment,
  action: Action,
  conclusion: CourseDraft['conclusion'] = null,
): CourseDraft => ({
  action,
  version,
  reason: '',
  conclusion,
  expiresOn: action === 'REOPEN' ? inTwoWeeks() : null,
});
