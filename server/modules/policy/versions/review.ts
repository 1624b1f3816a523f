import { and, eq, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy-lifecycle.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { policyReview, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, quoted } from '#server/modules/record/index.ts';

import { lockPolicy } from './lock.ts';
import { tellOf } from './notices.ts';
import { versionWith } from './read.ts';

/** The verdicts of reviewers. A second verdict of the same reviewer takes the place of the first. */
export const reviewHandler: HandlersOf<'PolicyVersions'>['review'] = async ({ path: { id }, body }, context) => {
  const { version, contentSha256, verdict, reason = '' } = body;
  const locked = await lockPolicy({ id, version, contentSha256 });
  const { policy, newest, entity } = locked;
  if (!policy.reviewers.some((reviewer) => reviewer.id === context.user.id))
    throw forbidden('Only its reviewers can review this policy');
  if (newest.status !== 'REVIEW') throw invalid([{ field: 'verdict', message: 'It is not under review' }]);
  const { authors } = await versionWith(id, newest.id);
  if (verdict === 'APPROVED' && authors.some((author) => author.id === context.user.id))
    throw forbidden('Someone who has not written this version must review it');
  if (verdict === 'REJECTED' && reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
  const own = and(eq(policyReview.versionId, newest.id), eq(policyReview.reviewerId, context.user.id));
  await db.update(policyReview).set({ isVoid: true }).where(own);
  await db.insert(policyReview).values({
    organisationId: context.organisation.id,
    versionId: newest.id,
    reviewerId: context.user.id,
    verdict,
    reason,
  });
  await db
    .update(policyVersion)
    .set({ version: sql`${policyVersion.version} + 1` })
    .where(eq(policyVersion.id, newest.id));
  const isPositive = verdict === 'APPROVED';
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('policy', entity),
    changes: [
      { field: 'review', old: null, new: isPositive ? 'Approved' : 'Changes requested' },
      { field: 'documentVersion', old: null, new: numberText(newest) },
      ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
    ],
  });
  await tellOf(locked, {
    recipients: [policy.owner?.id ?? null, policy.approver?.id ?? null, ...authors.map((author) => author.id)],
    title: 'Policy reviewed',
    describe: (what) => `${quoted(context.user.name)} ${isPositive ? 'endorsed' : 'asks for changes of'} ${what}.`,
  });
  return versionWith(id, newest.id);
};
