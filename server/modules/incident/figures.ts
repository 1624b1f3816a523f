import { inArray, not, or, sql, type SQL } from 'drizzle-orm';

import { formerRegimeKey, shippedRegimes } from '#domain/incident/duties/shipped.ts';
import type { Schemas } from '#server/contract/types.ts';
import { incident, incidentDuty } from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { counted, type Filter } from '#server/modules/record/index.ts';

/** Whether a period runs in which someone is to be notified, and whether it has passed. */
export const isNotificationDue = sql`${incident.nextDueAt} is not null`;
export const isNotificationOverdue = sql`${incident.nextDueAt} < now()`;

/** Whether the next period ends within so many hours, and has not passed. */
export const isDueWithin = (hours: number) =>
  sql`${incident.nextDueAt} between now() and now() + ${hours} * interval '1 hour'`;

/** Incidents by when their next notification is due. */
export const ofDue = counted({
  OVERDUE: () => isNotificationOverdue,
  HOURS_4: () => isDueWithin(4),
  HOURS_12: () => isDueWithin(12),
  HOURS_24: () => isDueWithin(24),
  HOURS_72: () => isDueWithin(72),
  HOURS_168: () => isDueWithin(168),
} satisfies Record<Schemas['IncidentDue'], () => SQL>);

const { key } = incidentDuty;
const isOfNoOther = not(inArray(key, [formerRegimeKey, ...shippedRegimes.map((shipped) => shipped.key)]));

const isOfRegime: Readonly<Record<Schemas['IncidentRegime'], SQL>> = {
  NIS2: sql`${key} = 'nis2'`,
  NIS2_TRUST: sql`${key} = 'nis2-trust'`,
  GDPR_33: sql`${key} = 'gdpr-33'`,
  GDPR_34: sql`${key} = 'gdpr-34'`,
  DORA: sql`${key} = 'dora'`,
  AS_BEFORE: sql`${key} = ${formerRegimeKey}`,
  OWN: isOfNoOther,
};

/** Incidents that stand under one of these regimes. */
export const ofRegime: Filter = (regimes) => {
  if (regimes === undefined) return undefined;
  const known = Object.entries(isOfRegime).flatMap(([name, condition]) => (regimes.includes(name) ? [condition] : []));
  return sql`exists (select from ${incidentDuty} where ${eqWithinOrganisation(incidentDuty.incidentId, incident.id)}
    and ${or(...known) ?? sql`false`})`;
};

/** The incidents that a number of the dashboard counts. */
export const ofFigure = counted({
  NOTIFICATION_DUE: () => isNotificationDue,
  NOTIFICATION_DUE_IN_A_DAY: () => isDueWithin(24),
  NOTIFICATION_OVERDUE: () => isNotificationOverdue,
});
