import { sql } from 'drizzle-orm';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, task, taskSeverity, taskStatus, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { isDueSoon, isOpen, isOverdue, isUnassigned } from './figures.ts';

type Statistics = Schemas['TaskStatistics'];

const mostPeople = 20;

const liveTasks = sql`${task} join ${record} on ${eqWithinOrganisation(record.id, task.id)}
  and ${record.deletedAt} is null`;

/** What all tasks tell together. */
export const figureHandlers: HandlersOf<'TaskFigures'> = {
  async statistics(_request, { user }) {
    const { rows } = await db.execute<Statistics & Record<string, unknown>>(sql`
      with counted as (
        select ${task.statusId} as status_id, ${task.severityId} as severity_id, ${task.ownerId} as owner_id,
          ${isOverdue} as overdue, ${isDueSoon} as soon, ${isUnassigned} as unassigned
        from ${liveTasks} where ${isOpen}
      ), of_status as (select status_id, count(*)::integer as count from counted group by 1),
      of_severity as (select severity_id, count(*)::integer as count from counted group by 1),
      of_person as (
        select owner_id, count(*)::integer as open, (count(*) filter (where overdue))::integer as overdue
        from counted group by 1 order by 3 desc, 2 desc, 1 limit ${mostPeople}
      )
      select count(*)::integer as open, (count(*) filter (where overdue))::integer as overdue,
        (count(*) filter (where soon))::integer as "dueSoon",
        (count(*) filter (where unassigned))::integer as unassigned,
        (count(*) filter (where owner_id = ${user.id}))::integer as mine,
        (select coalesce(json_agg(json_build_object('count', of_status.count, 'state', ${taskStatus.category},
            'status', json_build_object('id', ${taskStatus.id}, 'name', ${taskStatus.name}))
            order by ${taskStatus.position}, ${taskStatus.id}), '[]')
          from of_status join ${taskStatus} on ${taskStatus.id} = status_id) as "byStatus",
        (select coalesce(json_agg(json_build_object('count', of_severity.count, 'severity',
            case when ${taskSeverity.id} is null then null
              else json_build_object('id', ${taskSeverity.id}, 'name', ${taskSeverity.name}) end)
            order by ${taskSeverity.position} nulls last, ${taskSeverity.id}), '[]')
          from of_severity left join ${taskSeverity} on ${taskSeverity.id} = severity_id) as "bySeverity",
        (select coalesce(json_agg(json_build_object('open', of_person.open, 'overdue', of_person.overdue, 'owner',
            case when ${userAccount.id} is null then null
              else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end)
            order by of_person.overdue desc, of_person.open desc, ${userAccount.name}), '[]')
          from of_person left join ${userAccount} on ${userAccount.id} = owner_id) as "byPerson"
      from counted`);
    const [statistics] = rows;
    if (statistics === undefined) throw new Error('An aggregate has no row');
    return statistics;
  },
};
