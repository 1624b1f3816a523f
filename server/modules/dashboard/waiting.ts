import { sql, type SQL } from 'drizzle-orm';

import { waitingTasks } from '#domain/words/waiting.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { todayInQuery } from '#server/modules/organisation/index.ts';
import { absentOf, anyContains, pageOf, toPage, viewableRegisters } from '#server/modules/record/index.ts';

import { waitingSources } from './sources/index.ts';

type Task = Schemas['WaitingTask'];
type Query = Input<'Dashboard.waiting'>['query'];

const isTask = (key: string): key is Task => Object.hasOwn(waitingTasks, key);
const tasks = Object.keys(waitingTasks).filter(isTask);

/** So many people does one stand in for at the same time; what waits for others is found when they are back. */
const mostAbsent = 20;

/**
 * What waits for the caller, and for those for whom they stand in today: every source of which they may view the records, as rows of
 * one shape.
 */
async function everythingWaiting(context: OrganisationContext): Promise<SQL> {
  const viewable: ReadonlySet<RecordKind> = new Set(viewableRegisters(context));
  const people = [context.user.id, ...(await absentOf(context.user.id)).slice(0, mostAbsent)];
  const selected = people.flatMap((id) => waitingForPerson(id, { viewable, isCaller: id === context.user.id }));
  // Materialised: without statistics, PostgreSQL would ask every source again for each record of the organisation.
  return sql`with gathered as materialized (select distinct on (id, task, kind, about) * from (
      ${sql.join(selected, sql` union all `)}) as found order by id, task, kind, about, for_id nulls first)
    select gathered.id, task, "group", gathered.kind, about, due_on, for_id, ${record.id} as record_id, ${record.ref} as ref,
      ${record.title} as title, coalesce(due_on < ${todayInQuery}, false) as overdue
    from gathered join ${record} on ${record.id} = gathered.record_id and ${record.deletedAt} is null`;
}

interface Viewer {
  readonly viewable: ReadonlySet<RecordKind>;
  /** What was asked of an address is for its owner alone. */
  readonly isCaller: boolean;
}

/** What waits for one person, of records that the caller may view. */
function waitingForPerson(id: string, { viewable, isCaller }: Viewer): SQL[] {
  const address = sql<string>`(select lower(${userAccount.email}) from ${userAccount} where ${userAccount.id} = ${id})`;
  return tasks.flatMap((task) =>
    waitingSources[task]
      .filter(({ kind, isByAddress }) => (isByAddress === true ? isCaller : viewable.has(kind)))
      .map(
        ({ kind, waitingFor }) => sql`select ${task}::text as task, ${waitingTasks[task].group}::text as "group",
          ${kind}::text as kind, ${isCaller ? null : id}::uuid as for_id, found.* from (${waitingFor({ id, address })}) as found (id, record_id, about, due_on)`,
      ),
  );
}

const orders: Readonly<Record<Schemas['WaitingSort'], SQL>> = { dueOn: sql`due_on`, title: sql`title` };

function conditionOf({ search, group, overdue }: Query): SQL {
  const conditions = [
    anyContains([sql`title`, sql`ref`, sql`about`], search),
    group && sql`"group" = any(${sql.param(group)}::text[])`,
    overdue === undefined ? undefined : sql`overdue = ${overdue}`,
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface Row extends Record<string, unknown> {
  readonly item: Schemas['WaitingItem'] | null;
  readonly total: number;
  readonly unfiltered: number;
}

/** One page of what waits for the caller; the totals come with it, also where the page has no rows. */
export async function waitingPage(query: Query, context: OrganisationContext) {
  const { perPage, offset } = pageOf(query);
  const direction = query.desc === true ? sql`desc` : sql`asc`;
  const order = sql`${orders[query.sortId ?? 'dueOn']} ${direction} nulls last, title, id, task`;
  const { rows } = await db.execute<Row>(sql`
    with waiting as materialized (${await everythingWaiting(context)}),
    matching as (select * from waiting where ${conditionOf(query)}),
    page as (select * from matching order by ${order} limit ${perPage} offset ${offset})
    select (select count(*)::integer from matching) as total, (select count(*)::integer from waiting) as unfiltered,
      case when page.id is null then null else json_build_object('id', page.id, 'task', page.task, 'kind', page.kind,
        'record', json_build_object('id', page.record_id, 'ref', page.ref, 'title', page.title),
        'deputyFor', (select json_build_object('id', absent.id, 'name', absent.name) from ${userAccount} as absent
          where absent.id = page.for_id),
        'about', page.about, 'dueOn', page.due_on, 'isOverdue', page.overdue) end as item
    from (select 1) as always left join page on true order by ${order}`);
  const [{ total, unfiltered } = { total: 0, unfiltered: 0 }] = rows;
  const items = rows.flatMap(({ item }) => item ?? []);
  return toPage(query, { total, totalIsExact: true, unfilteredTotal: unfiltered }, items);
}

/** How much of each group waits for the caller. */
export async function waitingCounts(context: OrganisationContext): Promise<Schemas['WaitingCount'][]> {
  const { rows } = await db.execute<Schemas['WaitingCount'] & Record<string, unknown>>(sql`
    select "group", count(*)::integer as count, (count(*) filter (where overdue))::integer as overdue
    from (${await everythingWaiting(context)}) as waiting group by 1`);
  return rows;
}
