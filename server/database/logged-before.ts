import { sql, type SQL } from 'drizzle-orm';

/**
 * What fields of a record were before they were changed since an instant, as one JSON object, which is empty for what nobody has
 * changed: the log has the former value with each change, and that of the oldest change is the value of then (decision 241).
 * Where several fields are asked for, it is selected with `offset 0`: the log is then looked up once for a record.
 * @param changed the record, of which only what has changed since is looked up
 */
export const loggedBefore = (changed: SQL, before: SQL): SQL => sql`(
  select coalesce(jsonb_object_agg(first.field, first.old), '{}') from (
    select distinct on (change ->> 'field') change ->> 'field' as field, change -> 'old' as old
    from activity as logged, jsonb_array_elements(logged.changes) as change
    where ${changed}.updated_at >= ${before} and logged.organisation_id = ${changed}.organisation_id
      and logged.entity_id = ${changed}.id and logged.at >= ${before} and logged.action <> 'CREATE'
    order by change ->> 'field', logged.at, logged.id
  ) as first)`;

/** The value of a field then, by what `loggedBefore` has found, in the type of its column. */
export const formerly = (logged: SQL, field: string, type: SQL, now: SQL): SQL =>
  sql`case when ${logged} ? ${field} then (${logged} ->> ${field})::${type} else ${now} end`;
