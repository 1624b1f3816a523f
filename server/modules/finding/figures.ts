import { sql, type SQL } from 'drizzle-orm';

import { findingAgeLimits } from '#domain/compliance/finding-age.ts';
import { activity, finding, record } from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { timeZoneInQuery, todayInQuery } from '#server/modules/organisation/index.ts';
import { counted } from '#server/modules/record/index.ts';

/** The day on which a finding was raised: without one, that of its entry, where the organisation is. */
export const raisedDay = sql`coalesce(${finding.raisedOn}, (select (${record.createdAt} at time zone ${timeZoneInQuery})::date
  from ${record} where ${eqWithinOrganisation(record.id, finding.id)}))`;

/** An end of a day in the past, with the day. */
interface PastDay {
  readonly day: SQL;
  /** The instant at which the next day begins. */
  readonly before: SQL;
}

/**
 * What is joined to findings for their state on a past day: the closing with which one stood closed by its end, where it was
 * reopened since. The log has it, with an index of reopenings alone, and is read once for all findings.
 */
export const reopenedSince = (past: PastDay | undefined): SQL =>
  past === undefined
    ? sql``
    : sql`left join (
        select distinct on (logged.organisation_id, logged.entity_id) logged.organisation_id, logged.entity_id,
          (change ->> 'old')::date as closed_on
        from ${activity} as logged, jsonb_array_elements(logged.changes) as change
        where logged.at >= ${past.before} and logged.changes @> '[{"field": "closedOn"}]' and change ->> 'field' = 'closedOn'
        order by logged.organisation_id, logged.entity_id, logged.at, logged.id
      ) as reopened on reopened.organisation_id = ${finding.organisationId} and reopened.entity_id = ${finding.id}`;

/** The day on which a finding was closed; of a past day, as it was by its end, joined with `reopenedSince`. */
export const closedDay = (past?: PastDay): SQL =>
  past === undefined
    ? sql`${finding.closedOn}`
    : sql`case when ${finding.closedOn} <= ${past.day} then ${finding.closedOn}
        when reopened.closed_on <= ${past.day} then reopened.closed_on end`;

/** Whether a finding is neither closed nor archived; of a past day, whether it had been raised and was neither by its end. */
const isStanding = (past?: PastDay): SQL<boolean> =>
  past === undefined
    ? sql`(${finding.status} <> 'CLOSED' and ${finding.archivedAt} is null)`
    : sql`(${raisedDay} <= ${past.day} and (${finding.archivedAt} is null or ${finding.archivedAt} >= ${past.before})
        and ${closedDay(past)} is null)`;

/** Whether a finding is open: neither closed nor archived, and its risk is not accepted. */
export const isOpen = (past?: PastDay): SQL<boolean> =>
  sql`(${isStanding(past)} and ${finding.status} <> 'RISK_ACCEPTED')`;

const isAccepted = (past?: PastDay): SQL<boolean> => sql`(${isStanding(past)} and ${finding.status} = 'RISK_ACCEPTED')`;

/** Where a finding stood that was raised by then. */
export const stateOf = (past?: PastDay): SQL =>
  sql`case when ${past === undefined ? sql`${finding.status} = 'CLOSED'` : sql`${closedDay(past)} is not null`} then 'CLOSED'
    when ${finding.status} = 'RISK_ACCEPTED' then 'RISK_ACCEPTED' else 'OPEN' end`;

const age = (day: SQL) => sql`(${day} - ${raisedDay})`;

/** The conditions of the numbers of the compliance dashboard, today or on a past day, joined with `reopenedSince`. */
export function findingConditions(past?: PastDay) {
  const day = past?.day ?? todayInQuery;
  const { recent, older } = findingAgeLimits;
  const open = isOpen(past);
  return {
    OPEN: open,
    OVERDUE: sql<boolean>`(${open} and coalesce(${finding.dueOn} < ${day}, false))`,
    UP_TO_30_DAYS: sql<boolean>`(${open} and ${age(day)} <= ${recent})`,
    UP_TO_90_DAYS: sql<boolean>`(${open} and ${age(day)} > ${recent} and ${age(day)} <= ${older})`,
    OVER_90_DAYS: sql<boolean>`(${open} and ${age(day)} > ${older})`,
    RISK_ACCEPTED: isAccepted(past),
  };
}

const today = findingConditions();

/** The findings that a number of the dashboard counts. */
export const ofFigure = counted({
  OPEN: () => today.OPEN,
  OVERDUE: () => today.OVERDUE,
  UP_TO_30_DAYS: () => today.UP_TO_30_DAYS,
  UP_TO_90_DAYS: () => today.UP_TO_90_DAYS,
  OVER_90_DAYS: () => today.OVER_90_DAYS,
  RISK_ACCEPTED: () => today.RISK_ACCEPTED,
});
