import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import type { DeviceFacts } from '#domain/information-asset/device-changes.ts';
import { runZeroCriticalityValues } from '#openapi/generated/values.ts';

import { organisation } from './accounts.ts';
import { belongingTo, instant, literals, organisationId, sortedText } from './columns.ts';
import { informationAsset } from './information-asset.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** A device that runZero has found (decision 063). */
export const runZeroAsset = pgTable(
  'run_zero_asset',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    runZeroId: text('run_zero_id').notNull(),
    name: sortedText('name').notNull(),
    hostNames: texts('host_names'),
    addresses: texts('addresses'),
    macs: texts('macs'),
    type: sortedText('type').notNull().default(''),
    os: sortedText('os').notNull().default(''),
    hardware: text('hardware').notNull().default(''),
    site: text('site').notNull().default(''),
    tags: texts('tags'),
    criticality: text('criticality', { enum: runZeroCriticalityValues }).notNull().default('UNKNOWN'),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When an import or a pull added it; null for those of earlier versions of Attest. */
    addedAt: instant('added_at'),
    /** When one last contained it. */
    syncedAt: instant('synced_at'),
    /** When one last changed it, and what was stored before. */
    changedAt: instant('changed_at'),
    previous: jsonb('previous').$type<DeviceFacts>(),
    /** When it was missing from a complete export for the first time; null once it is found again. */
    goneAt: instant('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('run_zero_asset_once').on(table.organisationId, table.runZeroId),
    index('run_zero_asset_last_seen').on(table.organisationId, table.lastSeenAt, table.id),
    check('run_zero_asset_criticality', sql`${table.criticality} in (${literals(runZeroCriticalityValues)})`),
  ],
);

/** The last import or pull of an organisation's devices, by the instant at which it began. */
export const runZeroSync = pgTable(
  'run_zero_sync',
  {
    organisationId: organisationId().references(() => organisation.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId] })],
);

/**
 * Which information asset a device was moved into: its key allows one move only. An asset may have several devices, such as one
 * that runZero has found again under another id. It ends when the information asset is permanently deleted.
 */
export const runZeroMove = pgTable(
  'run_zero_move',
  {
    organisationId: organisationId(),
    runZeroAssetId: uuid('run_zero_asset_id').notNull(),
    assetId: uuid('asset_id').notNull(),
    /** What the device was when it was moved, or when someone last noted that it had changed. */
    taken: jsonb('taken').$type<DeviceFacts>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.runZeroAssetId] }),
    belongingTo('run_zero_move_run_zero_asset', [table.organisationId, table.runZeroAssetId], runZeroAsset),
    belongingTo('run_zero_move_asset', [table.organisationId, table.assetId], informationAsset),
    index('run_zero_move_asset').on(table.organisationId, table.assetId),
  ],
);
