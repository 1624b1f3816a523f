import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { controlEffectivenessValues, controlTypeValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { ownControl } from './own-control.ts';
import { risk } from './risk.ts';

/** An existing control of a risk. A removed one can be restored until its risk is permanently deleted. */
export const riskControl = pgTable(
  'risk_control',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    /** The organisation's own control that it is. */
    ownControlId: uuid('own_control_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: controlTypeValues }).notNull(),
    ownerId: uuid('owner_id'),
    effectiveness: text('effectiveness', { enum: controlEffectivenessValues }).notNull(),
    lastTestedOn: date('last_tested_on', { mode: 'string' }),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('risk_control_risk', [table.organisationId, table.riskId], risk),
    personOf('risk_control_owner', [table.organisationId, table.ownerId]),
    check('risk_control_type', sql`${table.type} in (${literals(controlTypeValues)})`),
    check('risk_control_effectiveness', sql`${table.effectiveness} in (${literals(controlEffectivenessValues)})`),
    withinOrganisation('risk_control_own_control', [table.organisationId, table.ownControlId], ownControl).onDelete(
      'set null',
    ),
    index('risk_control_own_control').on(table.organisationId, table.ownControlId),
    index('risk_control_place').on(table.organisationId, table.riskId),
  ],
);
