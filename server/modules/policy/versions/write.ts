import { and, eq, sql } from 'drizzle-orm';

import { isWritable, numberText } from '#domain/policy-lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { policyReview, policyVersion, policyVersionAuthor } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { lockPolicy, showOnPolicy } from './lock.ts';
import { logStep, logWriting } from './notices.ts';
import { versionWith } from './read.ts';

/** Notes who has written a version: nobody approves their own. */
export async function noteAuthor({ organisation, user }: OrganisationContext, versionId: string): Promise<void> {
  await db
    .insert(policyVersionAuthor)
    .values({ organisationId: organisation.id, versionId, personId: user.id })
    .onConflictDoNothing();
}

/** Voids the verdicts on a version, which were on another text. */
async function voidReviews(versionId: string): Promise<void> {
  await db
    .update(policyReview)
    .set({ isVoid: true })
    .where(and(eq(policyReview.versionId, versionId), eq(policyReview.isVoid, false)));
}

/** The texts of versions. */
export const writeHandler: HandlersOf<'PolicyVersions'>['write'] = async ({ path: { id }, body }, context) => {
  const { version, content, ...document } = body;
  const locked = await lockPolicy({ id, version });
  const { newest, policy } = locked;
  if (!isWritable(newest.status))
    throw invalid([{ field: 'content', message: 'The approved version stays as it is: start a new version' }]);
  const number = numberText(newest);
  await db
    .update(policyVersion)
    .set({
      ...document,
      content: sanitisedHtml(content),
      status: 'DRAFT',
      submittedAt: null,
      version: sql`${version} + 1`,
    })
    .where(eq(policyVersion.id, newest.id));
  await Promise.all([noteAuthor(context, newest.id), voidReviews(newest.id)]);
  const isShown = policy.status === 'DRAFT' && policy.generationMethod === document.generationMethod;
  if (!isShown) await showOnPolicy(context, locked, { status: 'DRAFT', generationMethod: document.generationMethod });
  if (policy.status !== 'DRAFT') await logStep(context, locked, { from: policy.status, to: 'DRAFT', number });
  await logWriting(context, locked, number);
  return versionWith(id, newest.id);
};
