import { inArray, sql, type SQL } from 'drizzle-orm';

import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { incidentSeverityValues } from '#openapi/generated/values.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { incident, incidentType } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { isDueWithin, isNotificationDue, isNotificationOverdue } from './figures.ts';

type Statistics = Schemas['IncidentStatistics'];

/** There can be hundreds of types. */
const mostTypes = 20;

const monthsShown = 12;

const isOpen = inArray(incident.status, [...openIncidentStatuses]);

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::integer`;

const lastYear = sql`now() - interval '12 months'`;

const isContained = inArray(incident.status, ['CONTAINED', 'RESOLVED', 'CLOSED']);
const isResolved = inArray(incident.status, ['RESOLVED', 'CLOSED']);

/**
 * Hours from the detection to `reached`, of incidents that reached it in the last twelve months. An instant alone does not say
 * that they did: it can be recorded while the status stays.
 */
const durationUntil = (reached: typeof incident.containedAt | typeof incident.resolvedAt, hasReached: SQL) => {
  const isCounted = sql`${hasReached} and ${reached} >= ${lastYear} and ${reached} >= ${incident.detectedAt}`;
  // Of those without the instant it is not known whether they belong to the last twelve months: they count as left out.
  const isLeftOut = sql`${hasReached} and (${reached} is null or (${reached} >= ${lastYear} and ${incident.detectedAt} is null))`;
  const hours = sql`extract(epoch from ${reached} - ${incident.detectedAt}) / 3600`;
  return sql`json_build_object('count', ${counted(isCounted)}, 'leftOut', ${counted(isLeftOut)}, 'mean', avg(${hours}) filter (where ${isCounted}),
    'median', percentile_cont(0.5) within group (order by ${hours}) filter (where ${isCounted}))`;
};

async function figures(): Promise<Pick<Statistics, 'count' | 'open' | 'clocks' | 'toContain' | 'toResolve'>> {
  const { rows } = await db.execute<Awaited<ReturnType<typeof figures>>>(sql`
    select count(*)::integer as count, ${counted(isOpen)} as open,
      json_build_object('running', ${counted(isNotificationDue)}, 'overdue', ${counted(isNotificationOverdue)},
        'dueSoon', ${counted(isDueWithin(24))}) as clocks,
      ${durationUntil(incident.containedAt, isContained)} as "toContain", ${durationUntil(incident.resolvedAt, isResolved)} as "toResolve"
    from ${liveRows(incident)}`);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has no row');
  return found;
}

async function bySeverity(): Promise<Statistics['bySeverity']> {
  const within = (interval: string) => sql`${incident.detectedAt} > now() - ${interval}::interval`;
  const { rows } = await db.execute<Statistics['bySeverity'][number]>(sql`
    select ${incident.severity} as severity, ${counted(within('1 day'))} as day,
      ${counted(sql`${within('7 days')} and not ${within('1 day')}`)} as week,
      ${counted(sql`${within('30 days')} and not ${within('7 days')}`)} as month,
      ${counted(sql`not ${within('30 days')}`)} as older, ${counted(sql`${incident.detectedAt} is null`)} as undated
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
    order by counts.open + counts.done desc, ${incidentType.name} limit ${mostTypes}`);
  return rows;
}

async function months(): Promise<Statistics['months']> {
  const perMonth = (instant: SQL) => sql`(
    select count(*)::integer from reached where ${instant} >= month and ${instant} < month + interval '1 month')`;
  const { rows } = await db.execute<Statistics['months'][number]>(sql`
    with reached as (
      select ${incident.detectedAt} at time zone ${timeZoneInQuery} as detected, case when ${isResolved} then ${incident.resolvedAt} at time zone ${timeZoneInQuery} end as resolved
      from ${liveRows(incident)} where ${incident.detectedAt} >= ${lastYear} - interval '1 month' or ${incident.resolvedAt} >= ${lastYear} - interval '1 month'
    )
    select month::date::text as month, ${perMonth(sql`detected`)} as detected, ${perMonth(sql`resolved`)} as resolved
    from generate_series(
      date_trunc('month', now() at time zone ${timeZoneInQuery}) - ${`${monthsShown - 1} months`}::interval,
      date_trunc('month', now() at time zone ${timeZoneInQuery}), interval '1 month') as month
    order by month`);
  return rows;
}

/** Those that stand in no month, never in that of their creation. */
async function undated(): Promise<Statistics['undated']> {
  const { rows } = await db.execute<Statistics['undated'] & Record<string, unknown>>(sql`
    select ${counted(sql`${incident.detectedAt} is null`)} as detected,
      ${counted(sql`${isResolved} and ${incident.resolvedAt} is null`)} as resolved
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
