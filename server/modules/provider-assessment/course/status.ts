import { sql } from 'drizzle-orm';

import {
  assessmentLifecycle,
  type AssessmentNames,
  type AssessmentNeed,
} from '#domain/provider-assessment/lifecycle.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { lifecycleHandler, loggedStep } from '#server/modules/lifecycle/index.ts';
import { quoted } from '#server/modules/record/index.ts';
import { countAddresses, endOfDay, type AskingParts } from '#server/modules/secure-link/index.ts';

import { lockAssessment, peopleOf, storeStep, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { respondentMailJob } from '../respondents/mail-job.ts';
import { respondentsOf } from '../respondents/read.ts';
import { noteReviewer } from '../review/reviewers.ts';
import { scoreNow } from '../score.ts';
import { askedToDecide } from '../told.ts';
import { askAgain, withoutReview } from './ask-again.ts';
import { send } from './send.ts';

type Change = Schemas['AssessmentStatusChange'];
type Action = Change['action'];

/** An assessment and those who answer it. */
interface Subject extends LockedAssessment {
  readonly respondents: Awaited<ReturnType<typeof respondentsOf>>;
}

async function lock(id: string): Promise<Subject> {
  const locked = await lockAssessment(id);
  return { ...locked, respondents: await respondentsOf(locked.entity.id) };
}

/** What is missing, and how to put it right. */
const missing: Readonly<Record<AssessmentNeed, FieldError>> = {
  reason: { field: 'reason', message: 'Give a reason' },
  conclusion: { field: 'conclusion', message: 'Choose a conclusion' },
  expiresOn: { field: 'expiresOn', message: 'Choose the last day on which the links work' },
  provider: { field: 'providerId', message: 'Choose the provider first' },
  template: { field: 'templateId', message: 'Choose a template first' },
  respondents: { field: 'respondents', message: 'Add a respondent first' },
};

/** What an action is given, or the assessment has. */
const known = ({ assessment, respondents }: Subject, { action, reason = '', conclusion, expiresOn }: Change) => ({
  reason,
  conclusion: conclusion ?? null,
  expiresOn: action === 'SEND' ? assessment.expiresOn : (expiresOn ?? null),
  provider: assessment.provider?.id ?? null,
  template: assessment.template?.id ?? null,
  respondents: respondents[0]?.id ?? null,
});

/** Lets everyone who had not submitted go on; after a rejection all of them. */
async function reopen({ assessment, respondents }: Subject, expiresOn: string, jobs: AskingParts['jobs']) {
  await endOfDay(expiresOn);
  const { id, status } = assessment;
  const again = respondents.filter(({ submittedAt }) => status === 'REJECTED' || submittedAt === null);
  await askAgain(jobs, { assessmentId: id, expiresOn, respondentIds: again.map((one) => one.id) });
  return { ...withoutReview, expiresOn, submittedAt: null };
}

/** What an action sets beside the status. */
async function columnsBy(change: Change, locked: Subject, context: OrganisationContext, jobs: AskingParts['jobs']) {
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
async function mailRespondents(parts: AskingParts, { entity, respondents }: Subject): Promise<void> {
  const addresses = respondents.flatMap(({ email, revokedAt }) => (revokedAt === null ? [email] : []));
  await countAddresses(
    parts,
    { kind: 'serviceProviderAssessment', recordId: entity.id, field: 'respondents' },
    addresses,
  );
  await parts.jobs.enqueue(respondentMailJob, {});
}

const words: Readonly<Record<Action, { readonly title: string; readonly does: string }>> = {
  SEND: { title: 'Assessment sent', does: 'sent' },
  REVIEW: { title: 'Assessment reviewed', does: 'completed the review of' },
  RETURN: { title: 'Review of an assessment reopened', does: 'returned to review' },
  APPROVE: { title: 'Assessment approved', does: 'approved' },
  REJECT: { title: 'Assessment rejected', does: 'rejected' },
  REOPEN: { title: 'Assessment reopened', does: 'reopened' },
};

const wordsOf = (action: Action, who: string) => ({
  told: { title: words[action].title, describe: (what: string) => `${who} ${words[action].does} ${what}.` },
  ...(action === 'REVIEW' && { asked: askedToDecide }),
});

/** The status of assessments. */
export const statusHandler = (parts: AskingParts): HandlersOf<'AssessmentCourse'>['changeStatus'] =>
  lifecycleHandler<AssessmentNames, Change, Subject, Schemas['ServiceProviderAssessment']>({
    kind: 'serviceProviderAssessment',
    lifecycle: assessmentLifecycle,
    labels: assessmentStatusLabels,
    actionOf: ({ action }) => action,
    lock,
    parties: ({ assessment: { approver, reviewers } }) => ({
      approverId: approver?.id ?? null,
      reviewerIds: reviewers.map(({ id }) => id),
    }),
    current: ({ assessment }) => assessment,
    known,
    missing,
    async store({ context, action, body, subject, step }) {
      const columns = await columnsBy(body, subject, context, parts.jobs);
      await storeStep(context, subject, { ...columns, status: step.to });
      if (action === 'SEND') await mailRespondents(parts, subject);
    },
    logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
      loggedStep(assessmentStatusLabels, { from, to }, { reason }),
    people: peopleOf,
    notices: {
      as: 'assessmentStep',
      words: ({ context, action }) => wordsOf(action, quoted(context.user.name)),
    },
    answer: ({ entity }) => liveAssessment(entity.id),
  });
