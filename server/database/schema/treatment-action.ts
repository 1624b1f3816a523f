import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { treatmentPlanStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version } from './columns.ts';
import { risk } from './risk.ts';

/** An action of a risk's treatment plan. A removed one can be restored until its risk is permanently deleted. */
export const treatmentAction = pgTable(
  'treatment_action',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    /** Its place in the plan. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    effortDays: integer('effort_days').notNull(),
    cost: integer('cost').notNull(),
    /** In percent. */
    progress: integer('progress').notNull(),
    status: text('status', { enum: treatmentPlanStatusValues }).notNull(),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('treatment_action_risk', [table.organisationId, table.riskId], risk),
    personOf('treatment_action_owner', [table.organisationId, table.ownerId]),
    check('treatment_action_status', sql`${table.status} in (${literals(treatmentPlanStatusValues)})`),
    check('treatment_action_progress', sql`${table.progress} between 0 and 100`),
    check('treatment_action_figures', sql`${table.effortDays} >= 0 and ${table.cost} >= 0`),
    index('treatment_action_place').on(table.organisationId, table.riskId, table.position),
    index('treatment_action_due').on(table.organisationId, table.dueOn, table.id),
  ],
);
