import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { belongingTo, organisationId } from './columns.ts';
import { exemption } from './exemption.ts';
import { incident } from './incident.ts';
import { ownControl } from './own-control.ts';
import { policy } from './policy.ts';

/** The own controls that put a policy into practice. */
export const policyOwnControl = pgTable(
  'policy_own_control',
  {
    organisationId: organisationId(),
    policyId: uuid('policy_id').notNull(),
    ownControlId: uuid('own_control_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.policyId, table.ownControlId] }),
    belongingTo('policy_own_control_policy', [table.organisationId, table.policyId], policy),
    belongingTo('policy_own_control_own_control', [table.organisationId, table.ownControlId], ownControl),
    index('policy_own_control_use').on(table.organisationId, table.ownControlId),
  ],
);

/** The own controls that failed in an incident, or that it concerns. */
export const incidentOwnControl = pgTable(
  'incident_own_control',
  {
    organisationId: organisationId(),
    incidentId: uuid('incident_id').notNull(),
    ownControlId: uuid('own_control_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.incidentId, table.ownControlId] }),
    belongingTo('incident_own_control_incident', [table.organisationId, table.incidentId], incident),
    belongingTo('incident_own_control_own_control', [table.organisationId, table.ownControlId], ownControl),
    index('incident_own_control_use').on(table.organisationId, table.ownControlId),
  ],
);

/** The own controls that are not followed while an exemption applies. */
export const exemptionOwnControl = pgTable(
  'exemption_own_control',
  {
    organisationId: organisationId(),
    exemptionId: uuid('exemption_id').notNull(),
    ownControlId: uuid('own_control_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.exemptionId, table.ownControlId] }),
    belongingTo('exemption_own_control_exemption', [table.organisationId, table.exemptionId], exemption),
    belongingTo('exemption_own_control_own_control', [table.organisationId, table.ownControlId], ownControl),
    index('exemption_own_control_use').on(table.organisationId, table.ownControlId),
  ],
);
