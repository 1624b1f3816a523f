import { eq, sql } from 'drizzle-orm';

import {
  isComing,
  isLater,
  missingForReview,
  missingReviews,
  nextNumber,
  numberText,
  policyLifecycle,
  usuallyAsked,
  type PolicyNames,
  type PolicyNeed,
  type Reviewable,
} from '#domain/policy/lifecycle.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policy as policyTable, policyFrequency, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { answerByAct } from '#server/modules/change/index.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';
import { editorsAmong, quoted } from '#server/modules/record/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { planAsking } from '../acknowledgement/asking.ts';
import { today } from '../today.ts';
import { contentHash } from './content-hash.ts';
import { noteAuthor } from './edit.ts';
import { putInForce } from './in-force.ts';
import { lockPolicy, showOnPolicy, type LockedPolicy } from './lock.ts';
import { loggedPolicyStep, peopleOf } from './notices.ts';
import { attachedFiles, lockNewestVersion, versionWith, type StoredVersion } from './read.ts';
import { revise } from './revise.ts';

type Change = Input<'PolicyVersions.changeStatus'>['body'];

const missing: Readonly<Record<PolicyNeed, FieldError>> = {
  reason: { field: 'reason', message: 'Give a reason' },
  contentSha256: { field: 'contentSha256', message: 'Name what was read: it is what is approved' },
};

const reviewNeeds: Readonly<Record<keyof Reviewable, { readonly field: string; readonly message: string }>> = {
  document: { field: 'content', message: 'Write the policy, attach its files or enter its address first' },
  changeLog: { field: 'changeLog', message: 'Say what this version changes' },
  approverId: { field: 'approverId', message: 'Choose an approver in the details of the policy first' },
};

/** What a version says, or null if nothing: by its method, it is a text, files or an address. */
function documentOf({ generationMethod, content, sourceUrl }: StoredVersion, files: readonly unknown[]): string | null {
  if (generationMethod === 'FILE') return files.length > 0 ? 'files' : null;
  if (generationMethod === 'URL') return sourceUrl;
  return content.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;|\s/g, '');
}

/** A policy whose newest version an action is about, with those who have written and reviewed it. */
interface Subject extends LockedPolicy {
  readonly status: Schemas['PolicyStatus'];
  readonly version: number;
  readonly shown: Schemas['PolicyVersion'];
}

async function lock(id: string): Promise<Subject> {
  const locked = await lockPolicy({ id });
  const shown = await versionWith(id, locked.newest.id);
  return { ...locked, shown, status: locked.policy.status, version: locked.newest.version };
}

const approverOf = ({ policy }: LockedPolicy): string | null => policy.approver?.id ?? null;

/** @throws ApiError 400 if a version is not ready for its review, or not for its approval */
async function refuse({ action, changeLog }: Change, subject: Subject, userId: string): Promise<void> {
  const { policy, newest, shown } = subject;
  if (action === 'SUBMIT') {
    const document = documentOf(newest, await attachedFiles(policy.id));
    const ready = { document, changeLog: changeLog ?? newest.changeLog, approverId: approverOf(subject) };
    const gaps = missingForReview(ready);
    if (gaps.length > 0) throw invalid(gaps.map((need) => reviewNeeds[need]));
    await refuseDeciders(policy, [...shown.authors.map(({ id }) => id), userId]);
  }
  const waiting = action === 'APPROVE' ? missingReviews(policy.reviewers, shown.reviews) : [];
  if (waiting.length > 0)
    throw invalid([
      {
        field: 'action',
        message: `Not every reviewer has approved it yet: ${waiting.map(({ name }) => name).join(', ')}`,
      },
    ]);
}

/** When the policy is reviewed next, by its frequency from the day on which it applies; as it is without one. */
async function nextReview({ policy: { id, nextReviewOn, effectiveOn } }: LockedPolicy): Promise<string | null> {
  const day = await today();
  const [frequency] = await db
    .select({ months: policyFrequency.months })
    .from(policyTable)
    .innerJoin(policyFrequency, eqWithinOrganisation(policyFrequency.id, policyTable.frequencyId))
    .where(eq(policyTable.id, id));
  if (frequency !== undefined)
    return monthsAfter(effectiveOn !== null && isComing(effectiveOn, day) ? effectiveOn : day, frequency.months);
  // A date that has passed would let it expire again at once.
  return nextReviewOn !== null && isLater(day, nextReviewOn) ? null : nextReviewOn;
}

/** The approved version takes the place of the one that was in force, once its day has come. */
async function approve(
  parts: AskingParts,
  context: OrganisationContext,
  locked: LockedPolicy,
  { reason = '', asking = { whom: usuallyAsked(locked.newest) } }: Change,
): Promise<void> {
  const { newest, policy } = locked;
  const files = await attachedFiles(policy.id);
  await db
    .update(policyVersion)
    .set({
      status: 'APPROVED',
      files,
      sha256: contentHash({ ...newest, files }),
      decidedAt: sql`now()`,
      decidedBy: context.user.id,
      decisionReason: reason,
      version: sql`${policyVersion.version} + 1`,
    })
    .where(eq(policyVersion.id, newest.id));
  await showOnPolicy(context, locked, { status: 'APPROVED', nextReviewOn: await nextReview(locked) });
  await planAsking(parts, context, { policyId: policy.id, versionId: newest.id }, asking);
  if (!isComing(policy.effectiveOn, await today())) await putInForce(newest);
}

const columnsBy = ({ action, reason = '', changeLog }: Change, { user }: OrganisationContext) => {
  if (action === 'SUBMIT') return { submittedAt: sql`now()`, ...(changeLog !== undefined && { changeLog }) };
  if (action === 'WITHDRAW') return { submittedAt: null };
  return { decidedAt: sql`now()`, decidedBy: user.id, decisionReason: reason };
};

const policyActionNotes = { APPROVE: 'Approved', CONFIRM: 'Confirmed' } as const;

/** Stores what an action changes of the newest version, or adds the next. */
async function store(parts: AskingParts, context: OrganisationContext, locked: Subject, change: Change): Promise<void> {
  const { action, size = 'MINOR' } = change;
  const { newest } = locked;
  const { to } = policyLifecycle.steps[action];
  // Those who approve or confirm what it says have looked at it again.
  if (action === 'APPROVE' || action === 'CONFIRM')
    await answerByAct(context, locked.policy.id, `${policyActionNotes[action]}: version ${numberText(newest)}`);
  if (action === 'REVISE') {
    await revise(context, locked, size);
    return;
  }
  if (action === 'APPROVE') return approve(parts, context, locked, change);
  const status = to === 'EXPIRED' || action === 'CONFIRM' ? newest.status : to;
  const columns = action === 'CONFIRM' ? {} : columnsBy(change, context);
  await db
    .update(policyVersion)
    .set({ ...columns, status, version: sql`${policyVersion.version} + 1` })
    .where(eq(policyVersion.id, newest.id));
  if (action === 'SUBMIT') await noteAuthor(context, newest.id);
  const next = action === 'CONFIRM' ? { nextReviewOn: await nextReview(locked) } : {};
  await showOnPolicy(context, locked, { status: to, ...next });
}

/**
 * Nobody is asked to decide who cannot, so that a review does not wait for them for ever.
 * @throws ApiError 400 naming them
 */
async function refuseDeciders({ approver, reviewers }: LockedPolicy['policy'], authorIds: readonly string[]) {
  const all = [
    ...(approver === null ? [] : [{ field: 'approverId', ...approver }]),
    ...reviewers.map((one) => ({ field: 'reviewerIds', ...one })),
  ];
  const able = new Set(
    await editorsAmong(
      'policy',
      all.map(({ id }) => id),
    ),
  );
  const errors = all.flatMap(({ field, id, name }) => {
    if (!able.has(id))
      return [{ field, message: `${name} cannot review policies: choose someone else in the details` }];
    if (!authorIds.includes(id)) return [];
    return [{ field, message: `${name} has written this version: choose someone else in the details` }];
  });
  if (errors.length > 0) throw invalid(errors);
}

const words: Readonly<Record<Change['action'], { readonly title: string; readonly does: string }>> = {
  SUBMIT: { title: 'Policy to review', does: 'asks for a review of' },
  WITHDRAW: { title: 'Policy withdrawn from review', does: 'withdrew from review' },
  APPROVE: { title: 'Policy approved', does: 'approved' },
  REJECT: { title: 'Policy rejected', does: 'rejected' },
  REVISE: { title: 'New version of a policy', does: 'started a new version of' },
  CONFIRM: { title: 'Policy confirmed', does: 'confirmed without changes' },
};

const wordsOf = (action: Change['action'], who: string) => {
  const { title, does } = words[action];
  return {
    told: { title, describe: (what: string) => `${who} ${does} ${what}.` },
    asked: { title, describe: (what: string) => `${who} asks you to review ${what}.` },
  };
};

/** The number of the version that is the newest after an action. */
const numberAfter = ({ newest }: LockedPolicy, { action, size = 'MINOR' }: Change) =>
  numberText(action === 'REVISE' ? nextNumber(newest, size) : newest);

/** The status of policies. */
export const statusHandler = (parts: AskingParts): HandlersOf<'PolicyVersions'>['changeStatus'] =>
  lifecycleHandler<PolicyNames, Change, Subject, Schemas['PolicyVersion']>({
    kind: 'policy',
    lifecycle: policyLifecycle,
    labels: policyStatusLabels,
    actionOf: ({ action }) => action,
    lock,
    parties: (subject) => ({ approverId: approverOf(subject), authorIds: subject.shown.authors.map(({ id }) => id) }),
    isOutdated: ({ shown }, { contentSha256 }) => contentSha256 !== undefined && contentSha256 !== shown.contentSha256,
    current: ({ shown }) => shown,
    known: (_, { reason = '', contentSha256 = '' }) => ({ reason, contentSha256 }),
    missing,
    refuse: ({ body, subject, context }) => refuse(body, subject, context.user.id),
    store: ({ context, subject, body }) => store(parts, context, subject, body),
    logged: ({ subject, body, step: { to } }) =>
      loggedPolicyStep({ from: subject.status, to, number: numberAfter(subject, body), reason: body.reason }),
    people: peopleOf,
    notices: {
      as: 'policyStep',
      words: ({ context, action }) => wordsOf(action, quoted(context.user.name)),
    },
    answer: async ({ policy: { id } }) => versionWith(id, (await lockNewestVersion(id)).id),
  });
