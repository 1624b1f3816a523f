import { sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { submittedRows } from '#server/modules/statement/index.ts';

import type { Moment } from './moment.ts';

type Statement = Schemas['ReportedStatement'];

/**
 * The statement of applicability of a standard that held at a moment: the submission that was approved last by then, of a statement
 * that was not removed by then. With every title of its risks, as it was frozen.
 */
export async function statementAt(adoptedStandardId: string, { past }: Moment): Promise<Statement | null> {
  const live =
    past === undefined
      ? sql`record.deleted_at is null`
      : sql`(record.deleted_at is null or record.deleted_at >= ${past.before}) and submitted.decided_at < ${past.before}`;
  const { rows } = await db.execute<Omit<Statement, 'rows'> & { submission: number } & Record<string, unknown>>(sql`
    select record.id, record.ref, record.title, submitted.number, submitted.submission,
      to_char(submitted.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "approvedAt",
      (select json_build_object('id', person.id, 'name', person.name) from user_account person
        where person.id = submitted.decided_by) as "approvedBy"
    from statement_of_applicability statement
    join record on record.organisation_id = statement.organisation_id and record.id = statement.id
    join statement_submission submitted on submitted.organisation_id = statement.organisation_id
      and submitted.statement_id = statement.id and submitted.outcome = 'APPROVED'
    where statement.adopted_standard_id = ${adoptedStandardId}::uuid and ${live}
    order by submitted.decided_at desc, submitted.submission desc, record.id limit 1`);
  const [found] = rows;
  if (found === undefined) return null;
  const { submission, id, ref, title, number, approvedAt, approvedBy } = found;
  return { id, ref, title, number, approvedAt, approvedBy, rows: await submittedRows(id, submission) };
}
