import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { instant, organisationId, withinOrganisation } from './columns.ts';
import { activity } from './record.ts';

/**
 * The chain of hashes over an organisation's activity log, in the order in which rows were sealed
 * (docs/decisions/075-log-chain.md). The app role may add seals, never change or delete them.
 */
export const activitySeal = pgTable(
  'activity_seal',
  {
    organisationId: organisationId(),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    activityId: uuid('activity_id').notNull(),
    /** In milliseconds, as it is hashed. */
    sealedAt: instant('sealed_at').notNull(),
    /** Of the row alone. */
    rowSha256: text('row_sha256').notNull(),
    /** Of the seal before, and of this one. */
    sha256: text('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.position] }),
    unique('activity_seal_once').on(table.organisationId, table.activityId),
    withinOrganisation('activity_seal_of', [table.organisationId, table.activityId], activity),
  ],
);

/**
 * The rows of the log that are still to be sealed. A trigger adds them with the row, so that one committed late by a slow
 * transaction is found whenever it appears; the sealer removes them.
 */
export const activityUnsealed = pgTable(
  'activity_unsealed',
  {
    organisationId: organisationId(),
    queued: bigint('queued', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    activityId: uuid('activity_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.queued] }),
    unique('activity_unsealed_once').on(table.organisationId, table.activityId),
  ],
);

/**
 * Rows of the log from which a person was erased, with the hash of what is left (docs/decisions/180-erasure-of-a-person.md). Only
 * the function `erase_person` writes here.
 */
export const activityErasure = pgTable(
  'activity_erasure',
  {
    organisationId: organisationId(),
    activityId: uuid('activity_id').notNull(),
    /** Of the row as it is since. */
    rowSha256: text('row_sha256').notNull(),
    erasedAt: instant('erased_at').notNull(),
    /** An administrator of the platform: no person of the organisation. */
    eraserId: uuid('eraser_id').notNull(),
    eraserName: text('eraser_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.activityId] }),
    withinOrganisation('activity_erasure_of', [table.organisationId, table.activityId], activity),
  ],
);
