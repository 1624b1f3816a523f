import { and, eq } from 'drizzle-orm';

import { isWritable, nextNumber, numberText } from '#domain/policy/lifecycle.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policyReview, policyVersion, policyVersionAuthor } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { FileKeeper } from '#server/modules/attachment/index.ts';
import { quoted } from '#server/modules/record/index.ts';

import { lockPolicy, showOnPolicy, type LockedPolicy } from './lock.ts';
import { logStep, tellOfEdit } from './notices.ts';
import { authorsOf } from './read.ts';
import { revise } from './revise.ts';

/** Notes who has written a version: nobody approves their own. */
export async function noteAuthor({ organisation, user }: OrganisationContext, versionId: string): Promise<void> {
  await db
    .insert(policyVersionAuthor)
    .values({ organisationId: organisation.id, versionId, personId: user.id })
    .onConflictDoNothing();
}

/** Voids the verdicts on a version, which were on another text or other files. */
async function voidReviews(versionId: string): Promise<void> {
  await db
    .update(policyReview)
    .set({ isVoid: true })
    .where(and(eq(policyReview.versionId, versionId), eq(policyReview.isVoid, false)));
}

/**
 * Stores what follows from an edit of the newest version, which is a draft now: its author is noted, what reviewers said is
 * void, and those whose review has ended by it are told.
 */
export async function noteEdit(
  context: OrganisationContext,
  locked: LockedPolicy,
  generationMethod: Schemas['PolicyGenerationMethod'],
): Promise<void> {
  const { newest, policy } = locked;
  await Promise.all([noteAuthor(context, newest.id), voidReviews(newest.id)]);
  const { status } = policy;
  if (status !== 'DRAFT' || policy.generationMethod !== generationMethod)
    await showOnPolicy(context, locked, { status: 'DRAFT', generationMethod });
  if (status === 'DRAFT') return;
  await logStep(context, locked, { from: status, to: 'DRAFT', number: numberText(newest) });
  if (status !== 'REVIEW') return;
  const authors = await authorsOf(newest.id);
  const authorIds = authors.map(({ id }) => id);
  await tellOfEdit(locked, authorIds, {
    title: 'Review of a policy ended',
    describe: (what) => `${quoted(context.user.name)} changed ${what}, which is a draft again.`,
  });
}

/**
 * Files and images are part of what is approved: they change as the text does. A change of those of an approved version begins
 * the next one; the approved version keeps those that it was approved with. The counter of changes stays as it is, because an
 * author who adds an image goes on writing the text that was read; decisions name what was read by its hash.
 */
export const policyFiles: FileKeeper = async (context, id) => {
  const locked = await lockPolicy({ id });
  const { newest, policy } = locked;
  if (isWritable(newest.status)) {
    await db.update(policyVersion).set({ status: 'DRAFT', submittedAt: null }).where(eq(policyVersion.id, newest.id));
    await noteEdit(context, locked, policy.generationMethod);
    return;
  }
  await noteAuthor(context, await revise(context, locked, 'MINOR'));
  const number = numberText(nextNumber(newest, 'MINOR'));
  await logStep(context, locked, { from: policy.status, to: 'DRAFT', number });
  await tellOfEdit(locked, [], {
    title: 'New version of a policy',
    describe: (what) => `${quoted(context.user.name)} changed the files of ${what}, which began version ${number}.`,
  });
};
