import { sql } from 'drizzle-orm';

import { assessmentLifecycle, assessmentRefusal, type AssessmentNeed } from '#domain/assessment-lifecycle.ts';
import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { assessmentStatusLabels } from '#domain/words/assessment.ts';
import { forbidden, invalid, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { quoted } from '#server/modules/record/index.ts';
import { countAddresses, endOfDay, type AskingParts } from '#server/modules/secure-link/index.ts';

import { lockAssessment, logOf, peopleOf, storeStep, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { respondentMailJob } from '../respondents/mail-job.ts';
import { respondentsOf } from '../respondents/read.ts';
import { noteReviewer } from '../review/reviewers.ts';
import { scoreNow } from '../score.ts';
import { askedToDecide, tellOf } from '../told.ts';
import { askAgain, withoutReview } from './ask-again.ts';
import { send } from './send.ts';

type Change = Schemas['AssessmentStatusChange'];
type Action = Change['action'];

/** What is missing, and how to put it right. */
const needs: Readonly<Record<AssessmentNeed, FieldError>> = {
  reason: { field: 'reason', message: 'Give a reason' },
  conclusion: { field: 'conclusion', message: 'Choose a conclusion' },
  expiresOn: { field: 'expiresOn', message: 'Choose the last day on which the links work' },
  provider: { field: 'providerId', message: 'Choose the provider first' },
  template: { field: 'templateId', message: 'Choose a template first' },
  respondents: { field: 'respondents', message: 'Add a respondent first' },
};

/** @throws ApiError 400 or 403 saying why the action is not possible, or not for the caller */
async function refuse({ action, reason = '', ...given }: Change, { assessment }: LockedAssessment, userId: string) {
  const step = assessmentLifecycle.steps[action];
  const { status } = assessment;
  if (!isPossible(step, status))
    throw invalid([
      { field: 'action', message: `This is not possible while it is “${assessmentStatusLabels[status]}”` },
    ]);
  const parties = {
    approverId: assessment.approver?.id ?? null,
    reviewerIds: assessment.reviewers.map(({ id }) => id),
  };
  const refusal = assessmentRefusal(action, parties, userId);
  if (refusal === 'NOT_APPROVER') throw forbidden('This is for the approver to decide');
  if (refusal === 'OWN_REVIEW') throw forbidden('Someone who has reviewed none of its answers must decide');
  const missing = missingNeeds(step, {
    reason,
    conclusion: given.conclusion ?? null,
    expiresOn: action === 'SEND' ? assessment.expiresOn : (given.expiresOn ?? null),
    provider: assessment.provider?.id ?? null,
    template: assessment.template?.id ?? null,
    respondents: (await respondentsOf(assessment.id))[0]?.id ?? null,
  });
  if (missing.length > 0) throw invalid(missing.map((need) => needs[need]));
}

/** Lets everyone who had not submitted go on; after a rejection all of them. */
async function reopen(locked: LockedAssessment, expiresOn: string, jobs: AskingParts['jobs']) {
  await endOfDay(expiresOn);
  const { id, status } = locked.assessment;
  const respondents = await respondentsOf(id);
  const again = respondents.filter(({ submittedAt }) => status === 'REJECTED' || submittedAt === null);
  await askAgain(jobs, { assessmentId: id, expiresOn, respondentIds: again.map((one) => one.id) });
  return { ...withoutReview, expiresOn, submittedAt: null };
}

/** What an action sets beside the status. */
async function columnsBy(
  change: Change,
  locked: LockedAssessment,
  context: OrganisationContext,
  jobs: AskingParts['jobs'],
) {
  const { action, reason = '', conclusion = null, expiresOn = '' } = change;
  const decided = { decidedAt: sql`now()`, decidedById: context.user.id, decisionReason: reason };
  switch (action) {
    case 'SEND':
      return send(context, locked);
    case 'REVIEW':
      await noteReviewer(context, locked.entity.id);
      return {
        conclusion,
        conclusionReason: reason,
        reviewedAt: sql`now()`,
        reviewedById: context.user.id,
        score: await scoreNow(locked.entity.id),
      };
    case 'RETURN':
      return withoutReview;
    case 'APPROVE':
    case 'REJECT':
      return decided;
    case 'REOPEN':
      return reopen(locked, expiresOn, jobs);
    default:
      return {};
  }
}

/** Has the respondents mailed who are asked now. @throws ApiError 400 if more of their addresses are new than a day allows */
async function mailRespondents(parts: AskingParts, { entity }: LockedAssessment): Promise<void> {
  const addresses = (await respondentsOf(entity.id)).flatMap(({ email, revokedAt }) =>
    revokedAt === null ? [email] : [],
  );
  await countAddresses(
    parts,
    { kind: 'serviceProviderAssessment', recordId: entity.id, field: 'respondents' },
    addresses,
  );
  await parts.jobs.enqueue(respondentMailJob, {});
}

const told: Readonly<Record<Action, { readonly title: string; readonly does: string }>> = {
  SEND: { title: 'Assessment sent', does: 'sent' },
  REVIEW: { title: 'Assessment reviewed', does: 'completed the review of' },
  RETURN: { title: 'Review of an assessment reopened', does: 'returned to review' },
  APPROVE: { title: 'Assessment approved', does: 'approved' },
  REJECT: { title: 'Assessment rejected', does: 'rejected' },
  REOPEN: { title: 'Assessment reopened', does: 'reopened' },
};

/** Who has to act once a step is taken, and is therefore told at once: the others are informed. */
function actingNext(action: Action, { approver, assignee, createdBy }: LockedAssessment['assessment']): string | null {
  if (action === 'REVIEW') return approver?.id ?? null;
  // A sent one is the respondents'.
  return action === 'SEND' || action === 'REOPEN' ? null : (assignee?.id ?? createdBy?.id ?? null);
}

/** The status of assessments. */
export const statusHandler =
  (parts: AskingParts): HandlersOf<'AssessmentCourse'>['changeStatus'] =>
  async ({ path: { id }, body }, context) => {
    const { action, version, reason = '' } = body;
    const locked = await lockAssessment(id, version);
    await refuse(body, locked, context.user.id);
    const { to } = assessmentLifecycle.steps[action];
    await storeStep(context, locked, { ...(await columnsBy(body, locked, context, parts.jobs)), status: to });
    if (action === 'SEND') await mailRespondents(parts, locked);
    await logOf(context, locked, [
      { field: 'status', old: assessmentStatusLabels[locked.assessment.status], new: assessmentStatusLabels[to] },
      ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
    ]);
    const { title, does } = told[action];
    const next = actingNext(action, locked.assessment);
    const step = { title, describe: (what: string) => `${quoted(context.user.name)} ${does} ${what}.` };
    if (to === 'REVIEWED') await tellOf(locked.entity, askedToDecide([next]));
    else await tellOf(locked.entity, { ...step, recipients: [next], isAsked: true });
    await tellOf(locked.entity, {
      ...step,
      recipients: peopleOf(locked.assessment).filter((person) => person !== next),
    });
    return liveAssessment(id);
  };
