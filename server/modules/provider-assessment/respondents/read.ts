import { and, asc, eq, isNull } from 'drizzle-orm';

import { respondentState } from '#domain/provider-assessment/lifecycle.ts';
import { endOfLastDay } from '#domain/time/last-day.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentRespondent as respondent,
  organisation,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';

/** The end of the last day of the links; null while there is none. */
const endOf = (expiresOn: string | null, timeZone: string | null): string | null =>
  expiresOn === null ? null : endOfLastDay(expiresOn, timeZone ?? withoutTimeZone);

const ofLiveAssessment = and(eqWithinOrganisation(record.id, respondent.assessmentId), isNull(record.deletedAt));

const joined = () =>
  db
    .select({ row: respondent, expiresOn: assessment.expiresOn, timeZone: organisation.timeZone })
    .from(respondent)
    .innerJoin(record, ofLiveAssessment)
    .innerJoin(organisation, eq(organisation.id, respondent.organisationId))
    .innerJoin(assessment, eqWithinOrganisation(assessment.id, respondent.assessmentId));

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

function shown({
  row,
  expiresOn,
  timeZone,
}: Awaited<ReturnType<typeof joined>>[number]): Schemas['AssessmentRespondent'] {
  const times = {
    openedAt: instantOf(row.openedAt),
    lastSavedAt: instantOf(row.lastSavedAt),
    submittedAt: instantOf(row.submittedAt),
    revokedAt: instantOf(row.revokedAt),
  };
  const requestedAt = instantOf(row.requestedAt);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    email: row.email,
    questionnaireIds: row.questionnaireIds,
    state: respondentState({ ...times, requestedAt, expiresAt: endOf(expiresOn, timeZone) }, Date.now()),
    sentAt: instantOf(row.sentAt),
    failedAt: instantOf(row.failedAt),
    reminderCount: row.reminderCount,
    lastReminderAt: instantOf(row.lastReminderAt),
    ...times,
  };
}

/** The respondents of an assessment in the order in which they were added. */
export async function respondentsOf(assessmentId: string): Promise<Schemas['AssessmentRespondent'][]> {
  const rows = await joined()
    .where(eq(respondent.assessmentId, assessmentId))
    .orderBy(asc(respondent.createdAt), asc(respondent.id));
  return rows.map(shown);
}

/** A respondent of a live assessment, with the id of that. @throws ApiError 404 */
export async function respondentWith(id: string) {
  const [found] = await joined().where(eq(respondent.id, id));
  if (found === undefined) throw notFound();
  return { assessmentId: found.row.assessmentId, shown: shown(found) };
}
