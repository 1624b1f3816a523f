import { and, eq, sql } from 'drizzle-orm';

import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { monthsAfter } from '#domain/months-after.ts';
import {
  isComing,
  isLater,
  missingForReview,
  missingReviews,
  policyLifecycle,
  refusalOf,
  usuallyAsked,
  type PolicyNeed,
  type Reviewable,
} from '#domain/policy-lifecycle.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext } from '#server/contract/types.ts';
import { policy as policyTable, policyFrequency, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { editorsAmong, quoted } from '#server/modules/record/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { planAsking } from '../acknowledgement/asking.ts';
import { today } from '../today.ts';
import { contentHash } from './content-hash.ts';
import { noteAuthor } from './edit.ts';
import { putInForce } from './in-force.ts';
import { lockPolicy, showOnPolicy, type LockedPolicy } from './lock.ts';
import { logStep, partiesOf, tellOf } from './notices.ts';
import { attachedFiles, versionWith, type StoredVersion } from './read.ts';
import { revise } from './revise.ts';

type Change = Input<'PolicyVersions.changeStatus'>['body'];

const needMessages: Readonly<Record<PolicyNeed, string>> = {
  reason: 'Give a reason',
  contentSha256: 'Name what was read: it is what is approved',
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

/** @throws ApiError 400 or 403 saying why the action is not possible, or not for the caller */
async function refuse(
  { action, reason = '', changeLog, contentSha256 = '' }: Change,
  { policy, newest }: LockedPolicy,
  userId: string,
) {
  const { status } = policy;
  const step = policyLifecycle.steps[action];
  if (!isPossible(step, status))
    throw invalid([{ field: 'action', message: `This is not possible while it is “${policyStatusLabels[status]}”` }]);
  const [{ authors, reviews }, files] = await Promise.all([
    versionWith(policy.id, newest.id),
    attachedFiles(policy.id),
  ]);
  const parties = { approverId: policy.approver?.id ?? null, authorIds: authors.map(({ id }) => id) };
  const refusal = refusalOf(action, parties, userId);
  if (refusal === 'NOT_APPROVER') throw forbidden('This is for the approver to decide');
  if (refusal === 'OWN_VERSION') throw forbidden('Someone who has not written this version must approve it');
  const needed = missingNeeds(step, { reason, contentSha256 });
  if (needed.length > 0) throw invalid(needed.map((field) => ({ field, message: needMessages[field] })));
  const missing =
    action === 'SUBMIT'
      ? missingForReview({
          document: documentOf(newest, files),
          changeLog: changeLog ?? newest.changeLog,
          approverId: parties.approverId,
        })
      : [];
  if (missing.length > 0) throw invalid(missing.map((need) => reviewNeeds[need]));
  if (action === 'SUBMIT') await refuseDeciders(policy, [...parties.authorIds, userId]);
  const waiting = action === 'APPROVE' ? missingReviews(policy.reviewers, reviews) : [];
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
    .innerJoin(
      policyFrequency,
      and(
        eq(policyFrequency.organisationId, policyTable.organisationId),
        eq(policyFrequency.id, policyTable.frequencyId),
      ),
    )
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

/** Takes the action, and returns the id of the version that is the newest then. */
async function take(parts: AskingParts, change: Change, locked: LockedPolicy, context: OrganisationContext) {
  const { action, size = 'MINOR' } = change;
  const { newest } = locked;
  const { to } = policyLifecycle.steps[action];
  if (action === 'REVISE') return revise(context, locked, size);
  if (action === 'APPROVE') {
    await approve(parts, context, locked, change);
    return newest.id;
  }
  if (action === 'CONFIRM') {
    await db
      .update(policyVersion)
      .set({ version: sql`${policyVersion.version} + 1` })
      .where(eq(policyVersion.id, newest.id));
    await showOnPolicy(context, locked, { status: to, nextReviewOn: await nextReview(locked) });
    return newest.id;
  }
  const status = to === 'EXPIRED' ? 'APPROVED' : to;
  await db
    .update(policyVersion)
    .set({ ...columnsBy(change, context), status, version: sql`${policyVersion.version} + 1` })
    .where(eq(policyVersion.id, newest.id));
  if (action === 'SUBMIT') await noteAuthor(context, newest.id);
  await showOnPolicy(context, locked, { status: to });
  return newest.id;
}

/** Those who decide on a version: its approver, and its reviewers. */
const decidersOf = ({ approver, reviewers }: LockedPolicy['policy']): string[] => [
  ...(approver === null ? [] : [approver.id]),
  ...reviewers.map(({ id }) => id),
];

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

const told: Readonly<Record<Change['action'], { readonly title: string; readonly does: string }>> = {
  SUBMIT: { title: 'Policy to review', does: 'asks for a review of' },
  WITHDRAW: { title: 'Policy withdrawn from review', does: 'withdrew from review' },
  APPROVE: { title: 'Policy approved', does: 'approved' },
  REJECT: { title: 'Policy rejected', does: 'rejected' },
  REVISE: { title: 'New version of a policy', does: 'started a new version of' },
  CONFIRM: { title: 'Policy confirmed', does: 'confirmed without changes' },
};

/** The status of policies. */
export const statusHandler =
  (parts: AskingParts): HandlersOf<'PolicyVersions'>['changeStatus'] =>
  async ({ path: { id }, body }, context) => {
    const { action, version, contentSha256, reason = '' } = body;
    const locked = await lockPolicy({ id, version, contentSha256 });
    const { policy } = locked;
    await refuse(body, locked, context.user.id);
    const versionId = await take(parts, body, locked, context);
    const after = await versionWith(id, versionId);
    const { to } = policyLifecycle.steps[action];
    await logStep(context, locked, { from: policy.status, to, number: after.number, reason });
    const { title, does } = told[action];
    const asked = action === 'SUBMIT' ? decidersOf(policy) : [];
    if (asked.length > 0)
      await tellOf(locked, {
        kind: 'reviewRequested',
        recipients: asked,
        title,
        describe: (what) => `${quoted(context.user.name)} asks you to review ${what}.`,
      });
    await tellOf(locked, {
      recipients: partiesOf(policy).filter((party) => party === null || !asked.includes(party)),
      informed: asked,
      title,
      describe: (what) => `${quoted(context.user.name)} ${does} ${what}.`,
    });
    return after;
  };
