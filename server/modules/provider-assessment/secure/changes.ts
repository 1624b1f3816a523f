import { and, eq, isNull, sql } from 'drizzle-orm';

import { answersTo, progressOf } from '#domain/provider-assessment/answers.ts';
import { scoreOf } from '#domain/questionnaire/questionnaire.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import type { LinkContext, Schemas } from '#server/contract/types.ts';
import {
  activity,
  assessmentRespondent as respondent,
  record,
  secureLinkUse,
  serviceProviderAssessment as assessment,
  type FieldChange,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity } from '#server/modules/record/index.ts';

import type { StoredAnswer } from '../answers.ts';
import type { LinkedAssessment } from './linked-assessment.ts';

type Facts = LinkContext['request'];

/** Notes the use of a link. */
export const logUse = (
  { organisationId }: Pick<LinkedAssessment, 'organisationId'>,
  { link, request }: LinkContext,
  action: string,
) =>
  db.insert(secureLinkUse).values({
    organisationId,
    linkId: link.linkId,
    action,
    address: request.ip,
    userAgent: request.userAgent ?? '',
  });

/** The first time counts. */
export const noteOpening = ({ respondentId }: Pick<LinkedAssessment, 'respondentId'>) =>
  db
    .update(respondent)
    .set({ openedAt: sql`now()` })
    .where(and(eq(respondent.id, respondentId), isNull(respondent.openedAt)));

/** The organisation's log names the address; the actor has no account. */
export const logStep = (
  { organisationId, self, ...entity }: LinkedAssessment,
  { ip, userAgent }: Facts,
  changes: FieldChange[],
) =>
  db.insert(activity).values({
    organisationId,
    actorId: null,
    action: 'UPDATE',
    ...loggedEntity('serviceProviderAssessment', entity),
    changes: [...changes, { field: 'respondent', old: null, new: self.email }],
    ip,
    userAgent,
  });

export const statusChange = (from: Schemas['AssessmentStatus'], to: Schemas['AssessmentStatus']): FieldChange => ({
  field: 'status',
  old: assessmentStatusLabels[from],
  new: assessmentStatusLabels[to],
});

/** A step of the lifecycle is a change of the record, which others may be reading. */
export const touch = ({ id }: Pick<LinkedAssessment, 'id'>) =>
  db
    .update(record)
    .set({ version: sql`${record.version} + 1`, updatedAt: sql`now()` })
    .where(eq(record.id, id));

/**
 * Stores what follows from changed answers: progress, times, and that the respondents have begun.
 * @returns the assessment with its status since
 */
export async function noteChanges(
  linked: LinkedAssessment,
  answers: ReadonlyMap<string, StoredAnswer>,
  { request }: LinkContext,
): Promise<LinkedAssessment> {
  const known = answersTo(linked.questionnaires, [...answers.values()]);
  const starts = linked.status === 'SENT';
  await db
    .update(assessment)
    .set({
      status: 'IN_PROGRESS',
      lastSavedAt: sql`now()`,
      progress: progressOf(linked.questionnaires, known),
      score: scoreOf(linked.questionnaires, known).percent,
    })
    .where(eq(assessment.id, linked.id));
  await db
    .update(respondent)
    .set({ lastSavedAt: sql`now()`, openedAt: sql`coalesce(${respondent.openedAt}, now())` })
    .where(eq(respondent.id, linked.respondentId));
  if (!starts) return linked;
  await touch(linked);
  await logStep(linked, request, [statusChange('SENT', 'IN_PROGRESS')]);
  return { ...linked, status: 'IN_PROGRESS' };
}
