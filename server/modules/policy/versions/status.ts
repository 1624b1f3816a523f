import { and, eq, sql } from 'drizzle-orm';

import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { monthsAfter } from '#domain/months-after.ts';
import {
  missingForReview,
  missingReviews,
  numberText,
  policyLifecycle,
  refusalOf,
  type PolicyNeed,
  type Reviewable,
} from '#domain/policy-lifecycle.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext } from '#server/contract/types.ts';
import { policy as policyTable, policyFrequency, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { quoted } from '#server/modules/record/index.ts';

import { askAgain } from '../acknowledgement/ask.ts';
import { contentHash } from './content-hash.ts';
import { noteAuthor } from './edit.ts';
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
  const waiting = action === 'APPROVE' ? missingReviews(policy.reviewers, reviews) : [];
  if (waiting.length > 0)
    throw invalid([
      {
        field: 'action',
        message: `Not every reviewer has approved it yet: ${waiting.map(({ name }) => name).join(', ')}`,
      },
    ]);
}

const today = () => new Date().toISOString().slice(0, 10);

/** When the policy is reviewed next, by its frequency; as it is without one. */
async function nextReview({ policy: { id, nextReviewOn } }: LockedPolicy): Promise<string | null> {
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
  if (frequency !== undefined) return monthsAfter(today(), frequency.months);
  // A date that has passed would let it expire again at once.
  return nextReviewOn !== null && nextReviewOn < today() ? null : nextReviewOn;
}

/** The approved version takes the place of the one that was in force. */
async function approve(context: OrganisationContext, locked: LockedPolicy, reason: string): Promise<void> {
  const { newest, policy } = locked;
  const files = await attachedFiles(policy.id);
  await db
    .update(policyVersion)
    .set({ isInForce: false })
    .where(and(eq(policyVersion.policyId, policy.id), policyVersion.isInForce));
  await db
    .update(policyVersion)
    .set({
      status: 'APPROVED',
      isInForce: true,
      files,
      sha256: contentHash({ ...newest, files }),
      decidedAt: sql`now()`,
      decidedBy: context.user.id,
      decisionReason: reason,
      version: sql`${policyVersion.version} + 1`,
    })
    .where(eq(policyVersion.id, newest.id));
  const versionInForce = numberText(newest);
  await showOnPolicy(context, locked, { status: 'APPROVED', versionInForce, nextReviewOn: await nextReview(locked) });
}

const columnsBy = ({ action, reason = '', changeLog }: Change, { user }: OrganisationContext) => {
  if (action === 'SUBMIT') return { submittedAt: sql`now()`, ...(changeLog !== undefined && { changeLog }) };
  if (action === 'WITHDRAW') return { submittedAt: null };
  return { decidedAt: sql`now()`, decidedBy: user.id, decisionReason: reason };
};

/** Takes the action, and returns the id of the version that is the newest then. */
async function take(change: Change, locked: LockedPolicy, context: OrganisationContext) {
  const { action, reason = '', size = 'MINOR' } = change;
  const { newest } = locked;
  const { to } = policyLifecycle.steps[action];
  if (action === 'REVISE') return revise(context, locked, size);
  if (action === 'APPROVE') {
    await approve(context, locked, reason);
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
  (jobs: Pick<Jobs, 'enqueue'>): HandlersOf<'PolicyVersions'>['changeStatus'] =>
  async ({ path: { id }, body }, context) => {
    const { action, version, contentSha256, reason = '', asksAgain = true } = body;
    const locked = await lockPolicy({ id, version, contentSha256 });
    const { policy } = locked;
    await refuse(body, locked, context.user.id);
    const versionId = await take(body, locked, context);
    if (action === 'APPROVE' && asksAgain) await askAgain(jobs, { policyId: id, versionId });
    const after = await versionWith(id, versionId);
    const { to } = policyLifecycle.steps[action];
    await logStep(context, locked, { from: policy.status, to, number: after.number, reason });
    const { title, does } = told[action];
    await tellOf(locked, {
      recipients: partiesOf(policy),
      title,
      describe: (what) => `${quoted(context.user.name)} ${does} ${what}.`,
    });
    return after;
  };
