import { uuid } from 'drizzle-orm/pg-core';

import { assignmentTable, belongsTo } from './assignment-table.ts';
import { exemption } from './exemption.ts';
import { incident } from './incident.ts';
import { ownControl } from './own-control.ts';
import { policy } from './policy.ts';

/** The own controls that put a policy into practice. */
export const policyOwnControl = assignmentTable(
  'policy_own_control',
  { policyId: uuid('policy_id').notNull(), ownControlId: uuid('own_control_id').notNull() },
  { policyId: belongsTo(policy), ownControlId: belongsTo(ownControl) },
);

/** The own controls that failed in an incident, or that it concerns. */
export const incidentOwnControl = assignmentTable(
  'incident_own_control',
  { incidentId: uuid('incident_id').notNull(), ownControlId: uuid('own_control_id').notNull() },
  { incidentId: belongsTo(incident), ownControlId: belongsTo(ownControl) },
);

/** The own controls that are not followed while an exemption applies. */
export const exemptionOwnControl = assignmentTable(
  'exemption_own_control',
  { exemptionId: uuid('exemption_id').notNull(), ownControlId: uuid('own_control_id').notNull() },
  { exemptionId: belongsTo(exemption), ownControlId: belongsTo(ownControl) },
);
