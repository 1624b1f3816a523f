import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { incidentSeverityValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { incident, incidentType } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { isDueWithin, isNotificationDue, isNotificationOverdue } from './figures.ts';
import {
  isDetectedInUnknownMonth,
  isOfUnknownAge,
  isOld,
  isOpen,
  isResolved,
  isResolvedInUnknownMonth,
  isYoung,
  lastYear,
  monthOf,
  timeToContain,
  timeToResolve,
} from './known-times.ts';

type Statistics = Schemas['IncidentStatistics'];

const monthsShown = 12;

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

/** Hours from the detection to an instant, of those that its mean counts. */
const durationUntil = (reached: PgColumn, { isCounted, isLeftOut }: typeof timeToContain) => {
  const hours = sql`extract(epoch from ${reached} - ${incident.detectedAt}) / 3600`;
  return sql`json_build_object('count', ${counted(isCounted)}, 'leftOut', ${counted(isLeftOut)}, 'mean', avg(${hours}) filter (where ${isCounted}),
    'median', percentile_cont(0.5) within group (order by ${hours}) filter (where ${isCounted}))`;
};

async function figures(): Promise<Pick<Statistics, 'count' | 'open' | 'clocks' | 'toContain' | 'toResolve'>> {
  const { rows } = await db.execute<Awaited<ReturnType<typeof figures>>>(sql`
    select count(*)::integer as count, ${counted(isOpen)} as open,
      json_build_object('running', ${counted(isNotificationDue)}, 'overdue', ${counted(isNotificationOverdue)},
        'dueSoon', ${counted(isDueWithin(24))}) as clocks,
      ${durationUntil(incident.containedAt, timeToContain)} as "toContain", ${durationUntil(incident.resolvedAt, timeToResolve)} as "toResolve"
    from ${liveRows(incident)}`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

async function bySeverity(): Promise<Statistics['bySeverity']> {
  const [ofDay, ofWeek, ofMonth] = [isYoung('1 day'), isYoung('7 days'), isYoung('30 days')];
  const { rows } = await db.execute<Statistics['bySeverity'][number]>(sql`
    select ${incident.severity} as severity, ${counted(ofDay)} as day,
      ${counted(sql`${ofWeek} and not ${ofDay}`)} as week, ${counted(sql`${ofMonth} and not ${ofWeek}`)} as month,
      ${counted(isOld)} as older, ${counted(isOfUnknownAge)} as undated
    from ${liveRows(incident)} where ${isOpen} group by ${incident.severity}`);
  return [...incidentSeverityValues, null].map(
    (severity) =>
      rows.find((row) => row.severity === severity) ?? { severity, day: 0, week: 0, month: 0, older: 0, undated: 0 },
  );
}

async function byType(): Promise<Statistics['byType']> {
  const { rows } = await db.execute<Statistics['byType'][number]>(sql`
    select case when ${incidentType.id} is null then null
        else json_build_object('id', ${incidentType.id}, 'name', ${incidentType.name}) end as type,
      counts.open, counts.done
    from (
      select ${incident.typeId} as type_id, ${counted(isOpen)} as open, ${counted(sql`not ${isOpen}`)} as done
      from ${liveRows(incident)} group by ${incident.typeId}
    ) as counts left join ${incidentType} on ${incidentType.id} = counts.type_id
    order by counts.open + counts.done desc, ${incidentType.name}`);
  return rows;
}

async function months(): Promise<Statistics['months']> {
  const thisMonth = sql`date_trunc('month', now() at time zone ${timeZoneInQuery})`;
  const longAgo = sql`${lastYear} - interval '1 month'`;
  const { rows } = await db.execute<Statistics['months'][number]>(sql`
    with reached as (
      select ${monthOf(incident.detectedAt, incident.detectedIn)} as detected,
        case when ${isResolved} then ${monthOf(incident.resolvedAt, incident.resolvedIn)} end as resolved
      from ${liveRows(incident)} where ${incident.detectedFrom} >= ${longAgo} or ${incident.resolvedFrom} >= ${longAgo}
    )
    select month::date::text as month, coalesce(detections.count, 0) as detected, coalesce(resolutions.count, 0) as resolved
    from generate_series(${thisMonth} - ${`${monthsShown - 1} months`}::interval, ${thisMonth}, interval '1 month') as month
    left join (select detected, count(*)::integer as count from reached group by detected) as detections on detected = month
    left join (select resolved, count(*)::integer as count from reached group by resolved) as resolutions on resolved = month
    order by month`);
  return rows;
}

/** Those that stand in no month, never in that of their creation. */
async function undated(): Promise<Statistics['undated']> {
  const { rows } = await db.execute<Statistics['undated'] & Record<string, unknown>>(sql`
    select ${counted(isDetectedInUnknownMonth)} as detected, ${counted(isResolvedInUnknownMonth)} as resolved
    from ${liveRows(incident)}`);
  return rows[0] ?? { detected: 0, resolved: 0 };
}

/** What all incidents tell together. */
export const figureHandlers: HandlersOf<'IncidentFigures'> = {
  async statistics() {
    const [own, severities, types, trend, without] = await Promise.all([
      figures(),
      bySeverity(),
      byType(),
      months(),
      undated(),
    ]);
    return { ...own, bySeverity: severities, byType: types, months: trend, undated: without };
  },
};
