import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { adoptedStandard, controlPosition, type StoredParameter } from './adopted-standard.ts';
import { belongingTo, instant, literals, organisationId } from './columns.ts';
import { standardVersion } from './standard.ts';

/** What an upgrade does with a position. */
export const upgradeEffects = ['KEPT', 'ASKED', 'ADDED', 'ARCHIVED'] as const;

/** What an adopted standard had before an upgrade, beside its version. */
export interface ChoicesBefore {
  readonly levels: readonly string[];
  readonly parameters: readonly StoredParameter[];
}

/** What a position was before an upgrade. */
export interface PositionBefore {
  readonly controlId: string;
  readonly isToConfirm: boolean;
  readonly coverStanding: string | null;
  readonly isArchived: boolean;
}

/** A link that an upgrade has added, or has sent back to be confirmed. */
export interface UpgradedLink {
  readonly id: string;
  readonly isAdded: boolean;
}

/** A step of an adopted standard to a newer version, and back. */
export const standardUpgrade = pgTable(
  'standard_upgrade',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    adoptedStandardId: uuid('adopted_standard_id').notNull(),
    catalogueOwner: uuid('catalogue_owner').notNull(),
    fromVersionId: uuid('from_version_id').notNull(),
    toVersionId: uuid('to_version_id').notNull(),
    before: jsonb('before').$type<ChoicesBefore>().notNull(),
    /** The same with the upgrade: what differs was decided since. Null of upgrades before this was kept. */
    after: jsonb('after').$type<ChoicesBefore>(),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    appliedBy: uuid('applied_by'),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('standard_upgrade_standard', [table.organisationId, table.adoptedStandardId], adoptedStandard),
    foreignKey({
      name: 'standard_upgrade_from',
      columns: [table.catalogueOwner, table.fromVersionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }),
    foreignKey({
      name: 'standard_upgrade_to',
      columns: [table.catalogueOwner, table.toVersionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }),
    personOf('standard_upgrade_applied_by', [table.organisationId, table.appliedBy]),
    personOf('standard_upgrade_undone_by', [table.organisationId, table.undoneBy]),
    check(
      'standard_upgrade_owner',
      sql`${table.catalogueOwner} in (${table.organisationId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
    index('standard_upgrade_of').on(table.organisationId, table.adoptedStandardId, table.appliedAt),
  ],
);

/** What an upgrade has done with a position: all that its undo needs. */
export const upgradedPosition = pgTable(
  'upgraded_position',
  {
    organisationId: organisationId(),
    upgradeId: uuid('upgrade_id').notNull(),
    positionId: uuid('position_id').notNull(),
    effect: text('effect', { enum: upgradeEffects }).notNull(),
    /** Whether it went over to a control of the newer version. */
    isMoved: boolean('is_moved').notNull(),
    /** Null for one that the upgrade has added. */
    before: jsonb('before').$type<PositionBefore>(),
    /** The control of the newer version that it went over to; null for one that did not. */
    controlAfter: uuid('control_after'),
    links: jsonb('links').$type<readonly UpgradedLink[]>().notNull().default([]),
    /** Findings that were added to it. */
    findings: jsonb('findings').$type<readonly string[]>().notNull().default([]),
    /** The version of the position after the upgrade: with another one it was touched since. */
    versionAfter: integer('version_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.upgradeId, table.positionId] }),
    belongingTo('upgraded_position_upgrade', [table.organisationId, table.upgradeId], standardUpgrade),
    belongingTo('upgraded_position_position', [table.organisationId, table.positionId], controlPosition),
    check('upgraded_position_effect', sql`${table.effect} in (${literals(upgradeEffects)})`),
    check('upgraded_position_before', sql`${table.before} is not null or ${table.effect} = 'ADDED'`),
    index('upgraded_position_use').on(table.organisationId, table.positionId),
  ],
);
