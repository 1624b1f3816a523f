import { sql, type SQL } from 'drizzle-orm';

import { taskPeriodValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, task, taskSeverity, taskStatus, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { todayOfTransaction } from '#server/modules/organisation/index.ts';
import { rememberedByDay, rememberedCount, revisionOf } from '#server/modules/record/index.ts';

import { isDueSoon, isOpen, isOverdue } from './figures.ts';

type Statistics = Schemas['TaskStatistics'];

const mostPeople = 20;

const liveTasks = sql`${task} join ${record} on ${eqWithinOrganisation(record.id, task.id)}
  and ${record.deletedAt} is null`;

/** What all tasks tell, but for names and for whose they are that asks. */
interface Counted {
  readonly totals: Pick<Statistics, 'open' | 'overdue' | 'dueSoon' | 'unassigned'>;
  readonly statuses: readonly { readonly id: string; readonly count: number }[];
  readonly severities: readonly { readonly id: string | null; readonly count: number }[];
  readonly periods: readonly {
    readonly every: Schemas['TaskPeriod'];
    readonly open: number;
    readonly overdue: number;
  }[];
  readonly peopleTotal: number;
  readonly people: readonly { readonly id: string | null; readonly open: number; readonly overdue: number }[];
}

/** One pass over the tasks: all numbers are sums of how many are alike. */
const counted = rememberedByDay('task', todayOfTransaction, async (): Promise<Counted> => {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with alike as materialized (
      select ${task.statusId} as status_id, ${task.severityId} as severity_id, ${task.ownerId} as owner_id,
        ${isOverdue} as overdue, ${isDueSoon} as soon, ${task.recurrence} ->> 'every' as every, count(*)::integer as count
      from ${liveTasks} where ${isOpen} group by 1, 2, 3, 4, 5, 6
    ), of_status as (select status_id as id, sum(count)::integer as count from alike group by 1),
    of_period as (
      select every, sum(count)::integer as open, coalesce(sum(count) filter (where overdue), 0)::integer as overdue
      from alike where every is not null group by 1
    ),
    of_severity as (select severity_id as id, sum(count)::integer as count from alike group by 1),
    of_person as (
      select owner_id as id, sum(count)::integer as open, coalesce(sum(count) filter (where overdue), 0)::integer as overdue
      from alike group by 1 order by 3 desc, 2 desc, 1 limit ${mostPeople}
    )
    select (select json_build_object('open', coalesce(sum(count), 0)::integer,
        'overdue', coalesce(sum(count) filter (where overdue), 0)::integer,
        'dueSoon', coalesce(sum(count) filter (where soon), 0)::integer,
        'unassigned', coalesce(sum(count) filter (where owner_id is null), 0)::integer) from alike) as totals,
      (select coalesce(json_agg(of_status), '[]') from of_status) as statuses,
      (select coalesce(json_agg(of_severity), '[]') from of_severity) as severities,
      (select coalesce(json_agg(of_period), '[]') from of_period) as periods,
      (select count(distinct owner_id)::integer + (count(*) filter (where owner_id is null) > 0)::integer from alike) as "peopleTotal",
      (select coalesce(json_agg(of_person), '[]') from of_person) as people`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
});

/** How many open tasks a person has, remembered until one changes. */
async function openTasksOf(personId: string): Promise<number> {
  const condition = sql`${isOpen} and ${task.ownerId} = ${personId}`;
  return rememberedCount({ kind: 'task', revision: await revisionOf('task'), condition }, async () => {
    const { rows } = await db.execute<{ mine: number }>(
      sql`select count(*)::integer as mine from ${liveTasks} where ${condition}`,
    );
    return rows[0]?.mine ?? 0;
  });
}

/** The rows of `counted` in a statement. */
const rowsIn = (rows: readonly object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (${columns})`;

/** What all tasks tell together. */
export const figureHandlers: HandlersOf<'TaskFigures'> = {
  async statistics(_request, { user }) {
    const [{ totals, statuses, severities, periods, peopleTotal, people }, mine] = await Promise.all([
      counted(),
      openTasksOf(user.id),
    ]);
    const { rows } = await db.execute<
      Pick<Statistics, 'byPerson' | 'bySeverity' | 'byStatus'> & Record<string, unknown>
    >(sql`
      select (select coalesce(json_agg(json_build_object('count', counted.count, 'state', ${taskStatus.category},
            'status', json_build_object('id', ${taskStatus.id}, 'name', ${taskStatus.name}))
            order by ${taskStatus.position}, ${taskStatus.id}), '[]')
          from ${rowsIn(statuses, sql`id uuid, count integer`)} join ${taskStatus} on ${taskStatus.id} = counted.id) as "byStatus",
        (select coalesce(json_agg(json_build_object('count', counted.count, 'severity',
            case when ${taskSeverity.id} is null then null
              else json_build_object('id', ${taskSeverity.id}, 'name', ${taskSeverity.name}) end)
            order by ${taskSeverity.position} nulls last, ${taskSeverity.id}), '[]')
          from ${rowsIn(severities, sql`id uuid, count integer`)} left join ${taskSeverity} on ${taskSeverity.id} = counted.id) as "bySeverity",
        (select coalesce(json_agg(json_build_object('open', counted.open, 'overdue', counted.overdue, 'owner',
            case when ${userAccount.id} is null then null
              else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end)
            order by counted.overdue desc, counted.open desc, ${userAccount.name}), '[]')
          from ${rowsIn(people, sql`id uuid, open integer, overdue integer`)} left join ${userAccount} on ${userAccount.id} = counted.id) as "byPerson"`);
    const [named] = rows;
    if (named === undefined) throw new Error('An aggregate has no row');
    const byPeriod = taskPeriodValues.flatMap((every) => periods.filter((one) => one.every === every));
    return { ...totals, mine, ...named, people: peopleTotal, byPeriod };
  },
};
