import { inArray, not, or, sql, type SQL } from 'drizzle-orm';

import { anyOwnRegimeKey, formerRegimeKey, shippedRegimes } from '#domain/incident/duties/shipped.ts';
import type { Schemas } from '#server/contract/types.ts';
import { incident, incidentDuty, incidentDutyDue } from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { counted, type Filter } from '#server/modules/record/index.ts';

import {
  isDetectedInUnknownMonth,
  isOfUnknownAge,
  isOld,
  isResolvedInUnknownMonth,
  isYoung,
  openOf,
  timeToContain,
  timeToResolve,
} from './known-times.ts';

/** Whether someone is to be notified. Once an incident is closed, nobody is: why not stands in it. */
export const isNotificationDue = sql`${incident.nextDueAt} is not null and ${incident.status} <> 'CLOSED'`;

export const isNotificationOverdue = sql`${isNotificationDue} and ${incident.nextDueAt} < now()`;

/** Whether any period ends within so many hours, and has not passed: one that was missed does not hide the next. */
export const isDueWithin = (hours: number) =>
  sql`${isNotificationDue} and exists (select from ${incidentDutyDue} join ${incidentDuty}
      on ${eqWithinOrganisation(incidentDuty.id, incidentDutyDue.dutyId)}
    where ${eqWithinOrganisation(incidentDuty.incidentId, incident.id)}
      and ${incidentDutyDue.dueAt} between now() and now() + ${hours} * interval '1 hour')`;

/** Incidents by when their next notification is due. */
export const ofDue = counted({ OVERDUE: () => isNotificationOverdue } satisfies Record<
  Schemas['IncidentDue'],
  () => SQL
>);

/** Incidents of which a notification is due within so many hours. */
export const ofDueWithin: Filter = ([hours] = []) => (hours === undefined ? undefined : isDueWithin(Number(hours)));

const { key } = incidentDuty;
const isOfNoOther = not(inArray(key, [formerRegimeKey, ...shippedRegimes.map((shipped) => shipped.key)]));

/** Incidents that stand under one of these regimes. */
export const ofRegime: Filter = (keys) => {
  if (keys === undefined) return undefined;
  const isOfOne = or(inArray(key, [...keys]), keys.includes(anyOwnRegimeKey) ? isOfNoOther : undefined);
  return sql`exists (select from ${incidentDuty} where ${eqWithinOrganisation(incidentDuty.incidentId, incident.id)}
    and ${isOfOne})`;
};

/** The incidents that a number of the dashboard counts. */
export const ofFigure = counted({
  NOTIFICATION_DUE: () => isNotificationDue,
  NOTIFICATION_DUE_IN_A_DAY: () => isDueWithin(24),
  NOTIFICATION_OVERDUE: () => isNotificationOverdue,
  DETECTED_WITHIN_7_DAYS: () => openOf(isYoung('7 days')),
  DETECTED_7_TO_30_DAYS_AGO: () => openOf(sql`${isYoung('30 days')} and not ${isYoung('7 days')}`),
  DETECTED_OVER_30_DAYS_AGO: () => openOf(isOld),
  DETECTED_UNKNOWN_DAYS_AGO: () => openOf(isOfUnknownAge),
  TIME_TO_CONTAIN_COUNTED: () => timeToContain.isCounted,
  TIME_TO_CONTAIN_LEFT_OUT: () => timeToContain.isLeftOut,
  TIME_TO_RESOLVE_COUNTED: () => timeToResolve.isCounted,
  TIME_TO_RESOLVE_LEFT_OUT: () => timeToResolve.isLeftOut,
  DETECTED_IN_UNKNOWN_MONTH: () => isDetectedInUnknownMonth,
  RESOLVED_IN_UNKNOWN_MONTH: () => isResolvedInUnknownMonth,
} satisfies Record<Schemas['IncidentFigure'], () => SQL>);
