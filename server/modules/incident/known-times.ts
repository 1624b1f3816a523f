import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { incident } from '#server/database/schema/index.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';

/* What the times of incidents say as far as they are known: what is not known to the minute enters no mean, and is of no age unless all of it is. */

export const isOpen = inArray(incident.status, [...openIncidentStatuses]);
const isContained = inArray(incident.status, ['CONTAINED', 'RESOLVED', 'CLOSED']);
export const isResolved = inArray(incident.status, ['RESOLVED', 'CLOSED']);

export const openOf = (condition: SQL) => sql`(${isOpen} and ${condition})`;

export const lastYear = sql`now() - interval '12 months'`;

/** The end of a day, month or year where the organisation is; null where none is known. */
const endOf = (period: PgColumn) => sql`((${period} || substr('-01-01', length(${period}) - 3))::timestamp
  + case length(${period}) when 4 then interval '1 year' when 7 then interval '1 month' else interval '1 day' end)
  at time zone ${timeZoneInQuery}`;

/** The first day of the month of a time where the organisation is; null if only its year is known, or nothing. */
export const monthOf = (instant: PgColumn, period: PgColumn) => sql`coalesce(
  date_trunc('month', ${instant} at time zone ${timeZoneInQuery}),
  case when length(${period}) >= 7 then (left(${period}, 7) || '-01')::timestamp end)`;

/** Detected at an instant within so long. */
export const isYoung = (interval: string) =>
  sql`coalesce(${incident.detectedAt} > now() - ${interval}::interval, false)`;

/** Detected over 30 days ago, at an instant or within a period that had ended by then. */
export const isOld = sql`coalesce(
  coalesce(${incident.detectedAt}, ${endOf(incident.detectedIn)}) <= now() - interval '30 days', false)`;

export const isOfUnknownAge = sql`(${incident.detectedAt} is null and not ${isOld})`;

export const isDetectedInUnknownMonth = sql`(${monthOf(incident.detectedAt, incident.detectedIn)} is null)`;
export const isResolvedInUnknownMonth = sql`(${isResolved} and ${monthOf(incident.resolvedAt, incident.resolvedIn)} is null)`;

/**
 * Which incidents a mean counts: those that reached a status in the last twelve months, with both instants known. An instant alone does
 * not say that they did: it can be recorded while the status stays. Where it is not known when, they may have: they are left out.
 */
const timeUntil = (instant: PgColumn, period: PgColumn, hasReached: SQL) => ({
  isCounted: sql`coalesce(${hasReached} and ${instant} >= ${lastYear} and ${instant} >= ${incident.detectedAt}, false)`,
  isLeftOut: sql`(${hasReached} and case when ${instant} is null then coalesce(${endOf(period)} > ${lastYear}, true)
    else ${instant} >= ${lastYear} and ${incident.detectedAt} is null end)`,
});

export const timeToContain = timeUntil(incident.containedAt, incident.containedIn, isContained);
export const timeToResolve = timeUntil(incident.resolvedAt, incident.resolvedIn, isResolved);
