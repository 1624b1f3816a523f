import { sql, type SQL } from 'drizzle-orm';

/**
 * Those who owned something at an instant or later and do not any more, as rows of entity_id and person_id: the log has the former
 * owner with each change. Nobody becomes independent of what they answered for by having another person named first.
 * @param ids a selection of the records or positions @param since nobody, if it is null
 */
export const exchangedOwners = (ids: SQL, since: SQL): SQL => sql`(
  select distinct logged.entity_id, (change ->> 'old')::uuid as person_id
  from activity logged, jsonb_array_elements(logged.changes) as change
  where logged.entity_id in (${ids}) and logged.at >= ${since} and logged.action <> 'CREATE'
    and change ->> 'field' = 'ownerId' and change ->> 'old' is not null)`;
