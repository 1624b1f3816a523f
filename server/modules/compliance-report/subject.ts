import { sql, type SQL } from 'drizzle-orm';

import { invalid, notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

import { momentOf, type Moment } from './moment.ts';

type Closing = Schemas['ReportedClosing'];

/** A closing with what it was closed with. */
export interface ReadClosing extends Closing {
  readonly assessmentId: string;
  readonly method: Schemas['ScoringMethod'];
  readonly score: Schemas['ComplianceScore'];
  /** Where the organisation is. */
  readonly day: string;
  /** When its assessment was removed, and the day of it. */
  readonly removedAt: string | null;
  readonly removedDay: string | null;
}

/** What a report is of: a moment, or a closing. */
export interface Subject {
  readonly basis: Schemas['ComplianceReportBasis'];
  readonly moment: Moment;
  readonly closing: ReadClosing | null;
  /** The closing before, with which it is compared. */
  readonly since: ReadClosing | null;
  /** What is true now is true of the closing: it is made in this transaction. */
  readonly isBeingClosed: boolean;
}

/** The most closings of the list. */
const mostClosings = 200;

/** The closings of a standard's assessments, the newest first; among them those of assessments that were removed since. */
async function allClosings(adoptedStandardId: string): Promise<ReadClosing[]> {
  const { rows } = await db.execute<ReadClosing & Record<string, unknown>>(sql`
    select closing.assessment_id || '.' || closing.number as id, closing.assessment_id as "assessmentId", record.ref, record.title,
      assessment.kind, closing.number,
      to_char(closing.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt",
      to_char(closing.closed_at at time zone ${timeZoneInQuery}, 'YYYY-MM-DD') as day,
      (select json_build_object('id', person.id, 'name', person.name) from user_account person
        where person.id = closing.closed_by) as "closedBy",
      closing.conclusion, closing.method, closing.score,
      to_char(record.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "removedAt",
      to_char(record.deleted_at at time zone ${timeZoneInQuery}, 'YYYY-MM-DD') as "removedDay"
    from assessment_closing closing
    join compliance_assessment assessment on assessment.organisation_id = closing.organisation_id
      and assessment.id = closing.assessment_id and assessment.adopted_standard_id = ${adoptedStandardId}::uuid
    join record on record.organisation_id = assessment.organisation_id and record.id = assessment.id
    order by closing.closed_at desc, closing.number desc, closing.assessment_id limit ${mostClosings}`);
  return rows;
}

/** The closings of a standard's live assessments, the newest first. */
export const closingsOf = async (adoptedStandardId: string): Promise<ReadClosing[]> =>
  (await allClosings(adoptedStandardId)).filter(({ removedAt }) => removedAt === null);

/** A closing as reports name it. */
export const closingShown = ({
  id,
  ref,
  title,
  kind,
  number,
  closedAt,
  closedBy,
  conclusion,
}: ReadClosing): Closing => ({ id, ref, title, kind, number, closedAt, closedBy, conclusion });

/** The moment at which an assessment was closed. */
const momentOfClosing = ({ day, closedAt }: ReadClosing): Moment => ({
  day,
  past: { day: sql`${day}::date`, before: sql`${closedAt}::timestamptz` },
});

/** What a stored report is of: what counted at a moment, which may be within its day. */
export interface StoredMoment extends Moment {
  readonly basis: Exclude<Schemas['ComplianceReportBasis'], 'CLOSING'>;
}

interface Asked {
  readonly closing?: string | undefined;
  readonly asOf?: string | undefined;
  /** Instead of a day. */
  readonly moment?: StoredMoment | undefined;
  readonly isBeingClosed?: boolean | undefined;
}

/** The last closing by the end of a day, of an assessment that was not removed by then. */
const lastBy = (closings: readonly ReadClosing[], { day, past }: Moment): ReadClosing | undefined =>
  closings.find((one) => one.day <= day && (one.removedDay === null || (past !== undefined && one.removedDay > day)));

/** The closing before another one, of an assessment that was not removed by then. */
const before = (closings: readonly ReadClosing[], { id, closedAt }: ReadClosing): ReadClosing | undefined =>
  closings
    .slice(closings.findIndex((one) => one.id === id) + 1)
    .find(({ removedAt }) => removedAt === null || removedAt > closedAt);

/** What a report of a standard is asked to be of. @throws ApiError 400, 404 if the standard has no such closing */
export async function subjectOf(
  adoptedStandardId: string,
  { closing, asOf, moment: given, isBeingClosed = false }: Asked,
): Promise<Subject> {
  if (closing !== undefined && asOf !== undefined)
    throw invalid([{ field: 'asOf', message: 'A report is of a closing or of a day, not of both' }]);
  const closings = await allClosings(adoptedStandardId);
  if (closing === undefined) {
    const moment = given ?? (await momentOf(asOf));
    const basis = given?.basis ?? (moment.past === undefined ? 'TODAY' : 'DAY');
    return { basis, moment, closing: null, since: lastBy(closings, moment) ?? null, isBeingClosed };
  }
  const found = closings.find(({ id, removedAt }) => id === closing && removedAt === null);
  if (found === undefined) throw notFound();
  const since = before(closings, found) ?? null;
  return { basis: 'CLOSING', moment: momentOfClosing(found), closing: found, since, isBeingClosed };
}

/** A closing of a live assessment of a standard; undefined without one. */
export const closingNamed = async (adoptedStandardId: string, id: string): Promise<ReadClosing | undefined> =>
  (await closingsOf(adoptedStandardId)).find((one) => one.id === id);

/** The positions that a report tells of, as a condition on the id of a position. */
export const isReported = (adoptedStandardId: string, closing: ReadClosing | null, positionId: SQL): SQL =>
  closing === null
    ? sql`${positionId} in (select id from control_position where adopted_standard_id = ${adoptedStandardId}::uuid)`
    : sql`${positionId} in (select position_id from closed_item where assessment_id = ${closing.assessmentId}::uuid
        and number = ${closing.number})`;
