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
}

/** What a report is of: a moment, or a closing. */
export interface Subject {
  readonly basis: Schemas['ComplianceReportBasis'];
  readonly moment: Moment;
  readonly closing: ReadClosing | null;
  /** The closing before, with which it is compared. */
  readonly since: ReadClosing | null;
}

/** The most closings of the list. */
const mostClosings = 200;

/** The closings of a standard's live assessments, the newest first. */
export async function closingsOf(adoptedStandardId: string): Promise<ReadClosing[]> {
  const { rows } = await db.execute<ReadClosing & Record<string, unknown>>(sql`
    select closing.assessment_id || '.' || closing.number as id, closing.assessment_id as "assessmentId", record.ref, record.title,
      assessment.kind, closing.number,
      to_char(closing.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt",
      to_char(closing.closed_at at time zone ${timeZoneInQuery}, 'YYYY-MM-DD') as day,
      (select json_build_object('id', person.id, 'name', person.name) from user_account person
        where person.id = closing.closed_by) as "closedBy",
      closing.conclusion, closing.method, closing.score
    from assessment_closing closing
    join compliance_assessment assessment on assessment.organisation_id = closing.organisation_id
      and assessment.id = closing.assessment_id and assessment.adopted_standard_id = ${adoptedStandardId}::uuid
    join record on record.organisation_id = assessment.organisation_id and record.id = assessment.id
      and record.deleted_at is null
    order by closing.closed_at desc, closing.number desc, closing.assessment_id limit ${mostClosings}`);
  return rows;
}

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

interface Asked {
  readonly closing?: string | undefined;
  readonly asOf?: string | undefined;
}

/** What a report of a standard is asked to be of. @throws ApiError 400, 404 if the standard has no such closing */
export async function subjectOf(adoptedStandardId: string, { closing, asOf }: Asked): Promise<Subject> {
  if (closing !== undefined && asOf !== undefined)
    throw invalid([{ field: 'asOf', message: 'A report is of a closing or of a day, not of both' }]);
  const closings = await closingsOf(adoptedStandardId);
  if (closing === undefined) {
    const moment = await momentOf(asOf);
    const before = (one: ReadClosing) => one.day <= moment.day;
    const basis = moment.past === undefined ? 'TODAY' : 'DAY';
    return { basis, moment, closing: null, since: closings.find(before) ?? null };
  }
  const at = closings.findIndex(({ id }) => id === closing);
  const found = closings[at];
  if (found === undefined) throw notFound();
  return { basis: 'CLOSING', moment: momentOfClosing(found), closing: found, since: closings[at + 1] ?? null };
}

/** The positions that a report tells of, as a condition on the id of a position. */
export const isReported = (adoptedStandardId: string, closing: ReadClosing | null, positionId: SQL): SQL =>
  closing === null
    ? sql`${positionId} in (select id from control_position where adopted_standard_id = ${adoptedStandardId}::uuid)`
    : sql`${positionId} in (select position_id from closed_item where assessment_id = ${closing.assessmentId}::uuid
        and number = ${closing.number})`;
