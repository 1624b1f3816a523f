import { generateNKeysBetween } from 'fractional-indexing';
import type pg from 'pg';

/** A fifth column, so that a board shows 500 cards: each column has a hundred at most. */
const addStatus = `insert into task_status (organisation_id, name, description, category, position)
  select $1, 'Waiting', '', 'IN_PROGRESS', 100 where not exists (select from task_status where organisation_id = $1 and name = 'Waiting')`;

const draft = `create temporary table draft on commit preserve rows as
  with status as (
    select id, category, row_number() over (order by position, id) - 1 as turn, count(*) over () as turns from task_status
    where organisation_id = $1 and category <> 'CANCELLED' and active
  ), person as (select user_id as id, row_number() over (order by user_id) - 1 as turn, count(*) over () as turns from membership where organisation_id = $1)
  select gen_random_uuid() as id, number, place, status.id as status_id, status.category as state, person.id as owner_id, random() as chance
  from unnest($2::text[]) with ordinality as given (place, number)
    join status on status.turn = given.number % status.turns
    left join person on person.turn = given.number % (person.turns + 1)`;

const insertRows = [
  `insert into record (organisation_id, id, kind, ref, title, search_text)
   select $1, id, 'task', 'T-' || lpad((number + 5000)::text, 7, '0'), 'Review the access of team ' || number,
     't-' || lpad((number + 5000)::text, 7, '0') || E'\\nreview the access of team ' || number from draft`,
  `insert into task (organisation_id, id, status_id, state, position, owner_id, due_on)
   select $1, id, status_id, state, place, owner_id, case when chance < 0.7 then current_date + (chance * 600)::int - 200 end from draft`,
  'drop table draft',
  'analyze record, task',
];

/** Adds tasks to an organisation, spread over its statuses and people, after what is on its board. */
export async function fillTasks(owner: pg.Client, organisationId: string, count: number): Promise<void> {
  await owner.query(addStatus, [organisationId]);
  const { rows } = await owner.query<{ last: string | null }>(
    'select max(position) as last from task where organisation_id = $1',
    [organisationId],
  );
  await owner.query(draft, [organisationId, generateNKeysBetween(rows[0]?.last ?? null, null, count)]);
  for (const statement of insertRows) await owner.query(statement.replaceAll('$1', `'${organisationId}'::uuid`));
}
