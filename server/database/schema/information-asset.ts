import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import {
  assetClassificationValues,
  assetKindValues,
  assetLikenessValues,
  assetMediumValues,
  levelValues,
} from '#openapi/generated/values.ts';

import { assignmentTable, belongsTo } from './assignment-table.ts';
import { belongingTo, codeText, literals, organisationId } from './columns.ts';
import { assetType } from './lookups.ts';
import { recordTable } from './record-table.ts';

/** Null until rated: a default would be mistaken for a judgement. */
const levelColumn = (name: string) => text(name, { enum: levelValues });

/**
 * What an information asset adds to its `record`. The effective levels are derived from its own and those of the assets
 * that need it; `inherit_asset_levels` keeps them.
 */
export const informationAsset = recordTable(
  'information_asset',
  {
    description: text('description').notNull().default(''),
    typeId: uuid('type_id'),
    kind: text('kind', { enum: assetKindValues }).notNull().default('PRIMARY'),
    ownerId: uuid('owner_id'),
    custodianId: uuid('custodian_id'),
    location: text('location').notNull().default(''),
    medium: text('medium', { enum: assetMediumValues }),
    classification: text('classification', { enum: assetClassificationValues }),
    confidentiality: levelColumn('confidentiality'),
    integrity: levelColumn('integrity'),
    availability: levelColumn('availability'),
    businessImpact: levelColumn('business_impact'),
    effectiveConfidentiality: levelColumn('effective_confidentiality'),
    effectiveIntegrity: levelColumn('effective_integrity'),
    effectiveAvailability: levelColumn('effective_availability'),
    effectiveBusinessImpact: levelColumn('effective_business_impact'),
    recoveryTimeHours: integer('recovery_time_hours'),
    recoveryPointHours: integer('recovery_point_hours'),
    acquiredOn: date('acquired_on', { mode: 'string' }),
    retireOn: date('retire_on', { mode: 'string' }),
    reviewOn: date('review_on', { mode: 'string' }),
  },
  {
    people: ['ownerId', 'custodianId'],
    references: { typeId: assetType },
    ranked: [
      'classification',
      'effectiveConfidentiality',
      'effectiveIntegrity',
      'effectiveAvailability',
      'effectiveBusinessImpact',
    ],
    sorted: ['recoveryTimeHours', 'retireOn', 'reviewOn'],
  },
  (table) => [
    check('information_asset_recovery_time', sql`${table.recoveryTimeHours} >= 0`),
    check('information_asset_recovery_point', sql`${table.recoveryPointHours} >= 0`),
  ],
);

/** The assets that need an asset. */
export const informationAssetParent = assignmentTable(
  'information_asset_parent',
  { assetId: uuid('asset_id').notNull(), parentId: uuid('parent_id').notNull() },
  { assetId: belongsTo(informationAsset), parentId: belongsTo(informationAsset) },
  {
    covering: true,
    use: 'information_asset_child',
    extras: (table) => [check('information_asset_parent_other', sql`${table.assetId} <> ${table.parentId}`)],
  },
);

/** In what assets are compared to find those entered twice; the values that `identify_assets` derives from live ones. */
export const assetIdentifier = pgTable(
  'asset_identifier',
  {
    organisationId: organisationId(),
    assetId: uuid('asset_id').notNull(),
    likeness: text('likeness', { enum: assetLikenessValues }).notNull(),
    value: codeText('value').notNull(),
    /** Whether another asset has the value, too; kept by `share_identifiers`. */
    isShared: boolean('is_shared').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assetId, table.likeness, table.value] }),
    belongingTo('asset_identifier_asset', [table.organisationId, table.assetId], informationAsset),
    index('asset_identifier_value').on(table.organisationId, table.value, table.assetId),
    index('asset_identifier_shared')
      .on(table.organisationId, table.assetId)
      .where(sql`is_shared`),
    check('asset_identifier_likeness', sql`${table.likeness} in (${literals(assetLikenessValues)})`),
  ],
);
