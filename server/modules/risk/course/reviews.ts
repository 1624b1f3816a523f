import { and, desc, eq, isNull } from 'drizzle-orm';

import { reviewOutcomeLabels } from '#domain/words/risk.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, riskReview, userAccount, type FieldChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { answerByAct } from '#server/modules/change/index.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import {
  changesBetween,
  inContractForm,
  loggedEntity,
  logActivity,
  noticesOfChange,
  notify,
  tellWatchers,
  watchedEvent,
} from '#server/modules/record/index.ts';

import { liveRisk, lockCourse, storeCourse, type LockedCourse } from './status.ts';

/** As many as are answered: a risk that is reviewed every month for eight years. */
const mostReviews = 100;

/** The latest reviews of a live risk, the newest first. @throws ApiError 404 */
export async function reviewsOf(id: string): Promise<Schemas['RiskReview'][]> {
  const [found] = await db
    .select({ id: record.id })
    .from(record)
    .where(and(eq(record.id, id), eq(record.kind, 'risk'), isNull(record.deletedAt)));
  if (found === undefined) throw notFound();
  return db
    .select({
      id: riskReview.id,
      outcome: riskReview.outcome,
      remark: riskReview.remark,
      reviewedBy: { id: userAccount.id, name: userAccount.name },
      reviewedAt: inContractForm(riskReview.reviewedAt).mapWith(String),
      dueOn: riskReview.dueOn,
      nextReviewOn: riskReview.nextReviewOn,
    })
    .from(riskReview)
    .innerJoin(userAccount, eq(userAccount.id, riskReview.reviewedBy))
    .where(eq(riskReview.riskId, found.id))
    .orderBy(desc(riskReview.reviewedAt), desc(riskReview.id))
    .limit(mostReviews);
}

/** @throws ApiError 409 if the risk is closed or was changed since it was read, 400 for a day that has passed */
async function refuseUnfit(
  { before, version, status }: LockedCourse,
  body: { readonly version: number; readonly nextReviewOn: string | null },
): Promise<void> {
  if (version !== body.version) throw versionConflict(before);
  if (status === 'CLOSED') throw conflict([{ field: 'id', message: 'This risk is closed. Reopen it first' }], before);
  if (body.nextReviewOn !== null && body.nextReviewOn < (await organisationToday()))
    throw invalid([{ field: 'nextReviewOn', message: 'Choose today or a later day' }]);
}

/** Logs a change of a risk, and tells its owner and watchers. */
async function announce(
  context: OrganisationContext,
  { entity, before }: LockedCourse,
  changes: FieldChange[],
): Promise<void> {
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('risk', entity), changes });
  const owner = before.owner?.id ?? null;
  await notify(context, 'risk', noticesOfChange(before, { was: owner, is: owner }));
  await tellWatchers('risk', [watchedEvent(context.user.name, 'risk', 'updated', { entity, except: [owner] })]);
}

/** Records a review, and sets when the next one is due. */
export async function review(
  context: OrganisationContext,
  id: string,
  body: Schemas['RiskReviewInput'],
): Promise<Schemas['Risk']> {
  const locked = await lockCourse(id);
  await refuseUnfit(locked, body);
  const { outcome, remark = '', nextReviewOn } = body;
  const { id: riskId } = locked.entity;
  await db.insert(riskReview).values({
    organisationId: context.organisation.id,
    riskId,
    outcome,
    remark,
    reviewedBy: context.user.id,
    dueOn: locked.before.nextReviewOn,
    nextReviewOn,
  });
  await answerByAct(context, riskId, `Reviewed: ${reviewOutcomeLabels[outcome]}`);
  await storeCourse(context, locked, { nextReviewOn });
  await announce(context, locked, [
    { field: 'review', old: null, new: reviewOutcomeLabels[outcome] },
    ...(remark === '' ? [] : [{ field: 'remark', old: null, new: remark }]),
    ...changesBetween(locked.before, { nextReviewOn }),
  ]);
  return liveRisk(riskId);
}

/** Moves the next review to another day. */
export async function moveReview(
  context: OrganisationContext,
  id: string,
  body: Schemas['RiskReviewMove'],
): Promise<Schemas['Risk']> {
  const locked = await lockCourse(id);
  await refuseUnfit(locked, body);
  const { nextReviewOn, reason } = body;
  if (reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
  const changes = changesBetween(locked.before, { nextReviewOn });
  if (changes.length === 0) throw invalid([{ field: 'nextReviewOn', message: 'Choose another day' }]);
  await storeCourse(context, locked, { nextReviewOn });
  await announce(context, locked, [...changes, { field: 'reason', old: null, new: reason }]);
  return liveRisk(locked.entity.id);
}
