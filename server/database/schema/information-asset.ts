import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { belongingTo, literals, organisationId, rankAmong, withinOrganisation } from './columns.ts';
import { lookupColumns } from './lookups.ts';
import { record } from './record.ts';

export const assetType = pgTable('asset_type', lookupColumns(), (table) => [
  primaryKey({ columns: [table.organisationId, table.id] }),
  unique('asset_type_name').on(table.organisationId, table.name),
]);

const levels = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
const levelNames = literals(levels);

/** Null until somebody has rated it: a level that nobody chose would be taken for a judgement. */
const levelColumn = (name: string) => text(name, { enum: levels });

/** Levels are sorted and indexed from low to critical. */
export const levelRank = (level: AnyPgColumn) => rankAmong(levels, level);

/** What an information asset adds to its `record`. */
export const informationAsset = pgTable(
  'information_asset',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull(),
    description: text('description').notNull().default(''),
    typeId: uuid('type_id'),
    kind: text('kind', { enum: ['PRIMARY', 'SUPPORT'] })
      .notNull()
      .default('PRIMARY'),
    ownerId: uuid('owner_id'),
    location: text('location').notNull().default(''),
    confidentiality: levelColumn('confidentiality'),
    integrity: levelColumn('integrity'),
    availability: levelColumn('availability'),
    reviewOn: date('review_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('information_asset_owner_person', [table.organisationId, table.ownerId]),
    belongingTo('information_asset_record', [table.organisationId, table.id], record),
    withinOrganisation('information_asset_type', [table.organisationId, table.typeId], assetType),
    check('information_asset_kind', sql`${table.kind} in ('PRIMARY', 'SUPPORT')`),
    check('information_asset_confidentiality', sql`${table.confidentiality} in (${levelNames})`),
    check('information_asset_integrity', sql`${table.integrity} in (${levelNames})`),
    check('information_asset_availability', sql`${table.availability} in (${levelNames})`),
    // With the id, a list sorted by type or owner is read from the index alone.
    index('information_asset_type_use').on(table.organisationId, table.typeId, table.id),
    index('information_asset_owner').on(table.organisationId, table.ownerId, table.id),
    index('information_asset_confidentiality_rank').on(
      table.organisationId,
      levelRank(table.confidentiality),
      table.id,
    ),
    index('information_asset_integrity_rank').on(table.organisationId, levelRank(table.integrity), table.id),
    index('information_asset_availability_rank').on(table.organisationId, levelRank(table.availability), table.id),
    index('information_asset_review').on(table.organisationId, table.reviewOn, table.id),
  ],
);
