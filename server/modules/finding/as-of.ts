import { sql, type SQL } from 'drizzle-orm';

import { findingStatusLabels } from '#domain/words/finding.ts';
import { findingStatusValues } from '#openapi/generated/values.ts';
import { formerly, loggedBefore } from '#server/database/logged-before.ts';

const was = sql`changed.was`;
const then = (field: string, type: SQL, now: SQL) => formerly(was, field, type, now);

/** Statuses are logged with their labels. */
const statusThen = sql`case ${was} ->> 'status' ${sql.join(
  findingStatusValues.map((value) => sql`when ${findingStatusLabels[value]} then ${value}`),
  sql` `,
)} else f.status end`;

/** When a finding was archived, if it was: of one that was brought back since, nobody knows the day. */
const archivedThen = sql`case ${was} ->> 'archived' when 'true' then '-infinity'::timestamptz when 'false' then null
  else f.archived_at end`;

/**
 * The findings with their references and titles, as rows that are named `finding`: those that are not removed, or those that were not
 * removed by the end of a past day, with the kind, days, status, owner and texts that they had then.
 */
export const findingsAt = (past?: { readonly before: SQL }): SQL =>
  past === undefined
    ? sql`(select f.*, record.ref, record.title, null::jsonb as positions_then from finding f
        join record on record.organisation_id = f.organisation_id and record.id = f.id and record.kind = 'finding'
          and record.deleted_at is null) as finding`
    : sql`(select f.organisation_id, f.id, record.ref, ${then('title', sql`text`, sql`record.title`)} as title,
        ${then('description', sql`text`, sql`f.description`)} as description, ${then('kind', sql`text`, sql`f.kind`)} as kind,
        ${statusThen} as status, ${then('ownerId', sql`uuid`, sql`f.owner_id`)} as owner_id,
        ${then('raisedOn', sql`date`, sql`f.raised_on`)} as raised_on, ${then('dueOn', sql`date`, sql`f.due_on`)} as due_on,
        f.closed_on, ${archivedThen} as archived_at,
        case when jsonb_typeof(${was} -> 'positionIds') = 'array' then ${was} -> 'positionIds' end as positions_then
      from finding f
      join record on record.organisation_id = f.organisation_id and record.id = f.id and record.kind = 'finding'
        and (record.deleted_at is null or record.deleted_at >= ${past.before})
      cross join lateral (select ${loggedBefore(sql`record`, past.before)} as was offset 0) as changed) as finding`;

/** The ids of the positions that a row of `findingsAt` was about. */
export const positionsOfFinding = sql`(
  select of_finding.position_id from finding_position of_finding
  where of_finding.organisation_id = finding.organisation_id and of_finding.finding_id = finding.id
    and finding.positions_then is null
  union all select former.id::uuid from jsonb_array_elements_text(finding.positions_then) as former(id))`;
