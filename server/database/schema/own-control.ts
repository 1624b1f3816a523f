import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { complianceResultValues, implementationStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, instant, organisationId } from './columns.ts';
import { recordTable } from './record-table.ts';

/** The options that were chosen for a question of a control. */
export interface StoredControlAnswer {
  readonly controlId: string;
  readonly question: number;
  readonly chosen: number[];
}

/** What an own control adds to its `record`: what the organisation does, and the one answer about it. */
export const ownControl = recordTable(
  'own_control',
  {
    description: text('description').notNull().default(''),
    ownerId: uuid('owner_id'),
    implementation: text('implementation', { enum: implementationStatusValues }).notNull().default('PLANNED'),
    cadenceMonths: integer('cadence_months'),
    /** Created by answering a control that had none. */
    isGenerated: boolean('is_generated').notNull().default(false),
    result: text('result', { enum: complianceResultValues }).notNull().default('NOT_ASSESSED'),
    maturity: integer('maturity'),
    observation: text('observation').notNull().default(''),
    answers: jsonb('answers').$type<StoredControlAnswer[]>().notNull().default([]),
    respondedAt: instant('responded_at'),
    respondedById: uuid('responded_by'),
    /** From its dated evidence, 0 to 100. */
    confidence: integer('confidence').notNull().default(40),
  },
  { people: ['ownerId', 'respondedById'], ranked: ['implementation', 'result'], sorted: ['respondedAt'] },
);

/** Every answer that an own control had. The app role may insert and read rows only. */
export const controlResponse = pgTable(
  'control_response',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    ownControlId: uuid('own_control_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    by: uuid('by'),
    result: text('result', { enum: complianceResultValues }).notNull(),
    maturity: integer('maturity'),
    observation: text('observation').notNull(),
    answers: jsonb('answers').$type<StoredControlAnswer[]>().notNull(),
    /** The reference of the own control that was merged into this one. */
    mergedFrom: text('merged_from'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('control_response_own_control', [table.organisationId, table.ownControlId], ownControl),
    personOf('control_response_by', [table.organisationId, table.by]),
    index('control_response_of').on(table.organisationId, table.ownControlId, table.at),
  ],
);
