import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { privilegedOperationKindValues, privilegedOperationStatusValues } from '#openapi/generated/values.ts';

import { userAccount } from './accounts.ts';
import { instant, literals, version } from './columns.ts';

/** A change that an operation makes, with what finds it again. */
export type PlannedItem = components['schemas']['PlannedChange'] & {
  readonly key: string;
  /** The state of what is there when the plan is made, such as its version: part of the hash. */
  readonly seen: string;
};

export type PrivilegedEntry = components['schemas']['PrivilegedOperationEntry'];

/** A privileged operation of the platform (domain/platform/privileged-lifecycle.ts). */
export const privilegedOperation = pgTable(
  'privileged_operation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: privilegedOperationKindValues }).notNull(),
    /** As stored: one that has expired is cancelled, whatever this says. */
    status: text('status', { enum: privilegedOperationStatusValues }).notNull().default('PREPARED'),
    plan: jsonb('plan').$type<PlannedItem[]>().notNull(),
    hash: text('hash').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    /** How many items of the plan are made. */
    done: integer('done').notNull().default(0),
    preparedBy: uuid('prepared_by')
      .notNull()
      .references(() => userAccount.id),
    preparedAt: instant('prepared_at').notNull().defaultNow(),
    confirmedBy: uuid('confirmed_by').references(() => userAccount.id),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    log: jsonb('log').$type<PrivilegedEntry[]>().notNull().default([]),
    version: version(),
  },
  (table) => [
    check('privileged_operation_kind', sql`${table.kind} in (${literals(privilegedOperationKindValues)})`),
    check('privileged_operation_status', sql`${table.status} in (${literals(privilegedOperationStatusValues)})`),
    check(
      'privileged_operation_ended',
      sql`(${table.status} in ('DONE', 'FAILED', 'CANCELLED')) = (${table.endedAt} is not null)`,
    ),
    check('privileged_operation_second', sql`${table.confirmedBy} <> ${table.preparedBy}`),
    check(
      'privileged_operation_confirmed',
      sql`not ${table.needsSecond} or ${table.status} not in ('RUNNING', 'DONE', 'FAILED') or ${table.confirmedBy} is not null`,
    ),
    index('privileged_operation_newest').on(table.preparedAt, table.id),
  ],
);
