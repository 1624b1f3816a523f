import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import type { DutyStep } from '#domain/incident/duties/rules.ts';
import type { components } from '#openapi/generated/types.ts';
import { dutyEntryKindValues } from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { attachment } from './attachment.ts';
import { belongingTo, createdAt, instant, literals, organisationId, withinOrganisation } from './columns.ts';
import { incident } from './incident.ts';

/** The versions of an organisation's regimes; none of a shipped one while it is as shipped. */
export const dutyRegimeVersion = pgTable(
  'duty_regime_version',
  {
    organisationId: organisationId().references(() => organisation.id),
    key: text('key').notNull(),
    /** From 1; the highest applies. */
    number: integer('number').notNull(),
    regime: jsonb('regime').$type<Omit<components['schemas']['DutyRegimeInput'], 'version'>>().notNull(),
    /** Null for what a migration carried over. */
    setBy: uuid('set_by'),
    setAt: instant('set_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.key, table.number] }),
    personOf('duty_regime_version_set_by', [table.organisationId, table.setBy]),
  ],
);

/** A regime under which an incident stands, as it was when it was put on it. */
export const incidentDuty = pgTable(
  'incident_duty',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    incidentId: uuid('incident_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    addressee: text('addressee').notNull(),
    note: text('note').notNull().default(''),
    steps: jsonb('steps').$type<DutyStep[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('incident_duty_key').on(table.organisationId, table.incidentId, table.key),
    belongingTo('incident_duty_incident', [table.organisationId, table.incidentId], incident),
    index('incident_duty_begun').on(table.organisationId, table.createdAt),
  ],
);

/** What was recorded of the steps of a duty. */
export const incidentDutyEntry = pgTable(
  'incident_duty_entry',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    dutyId: uuid('duty_id').notNull(),
    step: text('step').notNull(),
    kind: text('kind', { enum: dutyEntryKindValues }).notNull(),
    at: instant('at').notNull(),
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    proofId: uuid('proof_id'),
    createdAt: createdAt(),
    /** Null for what a migration carried over. */
    createdBy: uuid('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('incident_duty_entry_duty', [table.organisationId, table.dutyId], incidentDuty),
    // A file that is purged takes no entry with it (migrations): of the column alone, on delete set null.
    withinOrganisation('incident_duty_entry_proof', [table.organisationId, table.proofId], attachment),
    personOf('incident_duty_entry_created_by', [table.organisationId, table.createdBy]),
    check('incident_duty_entry_kind', sql`${table.kind} in (${literals(dutyEntryKindValues)})`),
    index('incident_duty_entry_step').on(table.organisationId, table.dutyId, table.at),
    index('incident_duty_entry_proof_use').on(table.organisationId, table.proofId),
  ],
);

/** When each step is due that is neither given nor waived, from the above: for lists and reminders. */
export const incidentDutyDue = pgTable(
  'incident_duty_due',
  {
    organisationId: organisationId(),
    dutyId: uuid('duty_id').notNull(),
    step: text('step').notNull(),
    /** Null while nothing runs. */
    dueAt: instant('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.dutyId, table.step] }),
    belongingTo('incident_duty_due_duty', [table.organisationId, table.dutyId], incidentDuty),
    index('incident_duty_due_soon').on(table.organisationId, table.dueAt),
  ],
);
