import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import {
  applicabilityReasonValues,
  complianceResultValues,
  derivationBasisValues,
  derivationFlagValues,
  linkStandingValues,
  mappingUseValues,
  scoringMethodValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId, version } from './columns.ts';
import { maturityModel } from './maturity-model.ts';
import { ownControl } from './own-control.ts';
import { control, standardVersion } from './standard.ts';

/** The owner of what is referred to in the catalogue: the organisation itself, or the platform. */
const catalogueOwner = () => uuid('catalogue_owner').notNull();

/** What is referred to is the organisation's own or the platform's, never another organisation's. */
const ownOrPlatform = (name: string, owner: AnyPgColumn, organisation: AnyPgColumn) =>
  check(name, sql`${owner} in (${organisation}, '00000000-0000-0000-0000-000000000000'::uuid)`);

/** A value of a parameter of a standard. */
export interface StoredParameter {
  readonly id: string;
  readonly value: string;
}

/** A standard that an organisation has adopted, in the version that is in force there. */
export const adoptedStandard = pgTable(
  'adopted_standard',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    catalogueOwner: catalogueOwner(),
    standardId: uuid('standard_id').notNull(),
    versionId: uuid('version_id').notNull(),
    levels: jsonb('levels').$type<readonly string[]>().notNull(),
    maturityOwner: uuid('maturity_owner'),
    maturityModelId: uuid('maturity_model_id'),
    targetMaturity: integer('target_maturity'),
    method: text('method', { enum: scoringMethodValues }).notNull(),
    parameters: jsonb('parameters').$type<readonly StoredParameter[]>().notNull().default([]),
    /** Whether a language model may be given titles and texts of an own copy; only an administrator allows it. */
    modelReadsText: boolean('model_reads_text').notNull().default(false),
    adoptedAt: instant('adopted_at').notNull().defaultNow(),
    adoptedBy: uuid('adopted_by'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('adopted_standard_once').on(table.organisationId, table.catalogueOwner, table.standardId),
    personOf('adopted_standard_by', [table.organisationId, table.adoptedBy]),
    foreignKey({
      name: 'adopted_standard_version',
      columns: [table.catalogueOwner, table.versionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }),
    foreignKey({
      name: 'adopted_standard_maturity',
      columns: [table.maturityOwner, table.maturityModelId],
      foreignColumns: [maturityModel.ownerId, maturityModel.id],
    }),
    ownOrPlatform('adopted_standard_owner', table.catalogueOwner, table.organisationId),
    ownOrPlatform('adopted_standard_maturity_owner', table.maturityOwner, table.organisationId),
    check('adopted_standard_method', sql`${table.method} in (${literals(scoringMethodValues)})`),
    check('adopted_standard_target', sql`${table.targetMaturity} between 0 and 9`),
  ],
);

/** A control of an adopted standard: what people decided about it, and the derived values, stored. */
export const controlPosition = pgTable(
  'control_position',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    adoptedStandardId: uuid('adopted_standard_id').notNull(),
    catalogueOwner: catalogueOwner(),
    versionId: uuid('version_id').notNull(),
    controlId: uuid('control_id').notNull(),
    isApplicable: boolean('is_applicable').notNull().default(true),
    reasons: text('reasons', { enum: applicabilityReasonValues }).array().notNull().default([]),
    justification: text('justification').notNull().default(''),
    /** Who decided on its applicability last, with reasons and text: an author of the statement of applicability. */
    applicabilityBy: uuid('applicability_by'),
    applicabilityAt: instant('applicability_at'),
    ownerId: uuid('owner_id'),
    target: integer('target'),
    /** It waits for confirmation, for instance since its text was reworded. */
    isToConfirm: boolean('is_to_confirm').notNull().default(false),
    /** Its level was left, or its control withdrawn. */
    archivedAt: instant('archived_at'),

    overrideResult: text('override_result', { enum: complianceResultValues }),
    overrideMaturity: integer('override_maturity'),
    overrideReason: text('override_reason').notNull().default(''),
    overrideUntil: date('override_until', { mode: 'string' }),
    /** The derived result that the person saw. */
    overrideSeen: text('override_seen', { enum: complianceResultValues }),
    overrideBy: uuid('override_by'),
    overrideAt: instant('override_at'),

    coverStanding: text('cover_standing', { enum: linkStandingValues }),
    coverBy: uuid('cover_by'),
    /** How many own controls it was declared for: one that is deleted for good is still missed. */
    coverOf: integer('cover_of').notNull().default(0),

    // By own links, cover and override: all that mappings to other standards see of it.
    ownResult: text('own_result', { enum: complianceResultValues }).notNull().default('NOT_ASSESSED'),
    ownMaturity: integer('own_maturity'),
    ownConfidence: integer('own_confidence'),

    // What counts.
    result: text('result', { enum: complianceResultValues }).notNull().default('NOT_ASSESSED'),
    maturity: integer('maturity'),
    confidence: integer('confidence'),
    isOverridden: boolean('is_overridden').notNull().default(false),
    asksAgain: boolean('asks_again').notNull().default(false),

    // What was derived with mappings, whatever stands beside it.
    derivedResult: text('derived_result', { enum: complianceResultValues }).notNull().default('NOT_ASSESSED'),
    derivedMaturity: integer('derived_maturity'),
    derivedConfidence: integer('derived_confidence'),
    basis: text('basis', { enum: derivationBasisValues }).notNull().default('NOTHING'),
    flags: text('flags', { enum: derivationFlagValues }).array().notNull().default([]),
    proposal: text('proposal', { enum: complianceResultValues }),
    met: integer('met'),
    of: integer('of'),
    hasNote: boolean('has_note').notNull().default(false),
    /** The links and mappings that gave the result. */
    usedIds: jsonb('used_ids').$type<readonly string[]>().notNull().default([]),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('control_position_once').on(table.organisationId, table.adoptedStandardId, table.versionId, table.controlId),
    belongingTo('control_position_standard', [table.organisationId, table.adoptedStandardId], adoptedStandard),
    foreignKey({
      name: 'control_position_control',
      columns: [table.catalogueOwner, table.versionId, table.controlId],
      foreignColumns: [control.ownerId, control.versionId, control.id],
    }),
    ownOrPlatform('control_position_owner', table.catalogueOwner, table.organisationId),
    personOf('control_position_person', [table.organisationId, table.ownerId]),
    personOf('control_position_applicability_by', [table.organisationId, table.applicabilityBy]),
    personOf('control_position_override_by', [table.organisationId, table.overrideBy]),
    personOf('control_position_cover_by', [table.organisationId, table.coverBy]),
    check('control_position_result', sql`${table.result} in (${literals(complianceResultValues)})`),
    check('control_position_own_result', sql`${table.ownResult} in (${literals(complianceResultValues)})`),
    check('control_position_derived_result', sql`${table.derivedResult} in (${literals(complianceResultValues)})`),
    check('control_position_basis', sql`${table.basis} in (${literals(derivationBasisValues)})`),
    index('control_position_control').on(table.organisationId, table.catalogueOwner, table.versionId, table.controlId),
  ],
);

/** An own control's relation to a position. */
export const controlLink = pgTable(
  'control_link',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    ownControlId: uuid('own_control_id').notNull(),
    positionId: uuid('position_id').notNull(),
    relation: text('relation', { enum: ['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS'] }).notNull(),
    standing: text('standing', { enum: linkStandingValues }).notNull(),
    assertedBy: uuid('asserted_by'),
    assertedAt: instant('asserted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('control_link_once').on(table.organisationId, table.positionId, table.ownControlId),
    belongingTo('control_link_position', [table.organisationId, table.positionId], controlPosition),
    belongingTo('control_link_own_control', [table.organisationId, table.ownControlId], ownControl),
    personOf('control_link_by', [table.organisationId, table.assertedBy]),
    index('control_link_use').on(table.organisationId, table.ownControlId),
    check('control_link_standing', sql`${table.standing} in (${literals(linkStandingValues)})`),
  ],
);

/**
 * When an own control was a source of a position by a link: it was linked, and not retired. Written by triggers of `control_link` and
 * `own_control`, whatever changes them. docs/decisions/211-sources-of-past-days.md
 */
export const positionSource = pgTable(
  'position_source',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    positionId: uuid('position_id').notNull(),
    ownControlId: uuid('own_control_id').notNull(),
    since: instant('since').notNull(),
    /** Null while it is one. */
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('position_source_position', [table.organisationId, table.positionId], controlPosition),
    belongingTo('position_source_own_control', [table.organisationId, table.ownControlId], ownControl),
    index('position_source_of').on(table.organisationId, table.positionId, table.ownControlId),
    index('position_source_by').on(table.organisationId, table.ownControlId),
  ],
);

/** The own controls that together cover a position. */
export const coverMember = assignmentTable(
  'cover_member',
  { positionId: uuid('position_id').notNull(), ownControlId: uuid('own_control_id').notNull() },
  { positionId: belongsTo(controlPosition), ownControlId: belongsTo(ownControl) },
);

/** What an organisation lets a set of mappings do; without a row they derive. */
export const mappingSetUse = pgTable(
  'mapping_set_use',
  {
    organisationId: organisationId(),
    catalogueOwner: catalogueOwner(),
    setId: uuid('set_id').notNull(),
    use: text('use', { enum: mappingUseValues }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.catalogueOwner, table.setId] }),
    ownOrPlatform('mapping_set_use_owner', table.catalogueOwner, table.organisationId),
    check('mapping_set_use_value', sql`${table.use} in (${literals(mappingUseValues)})`),
  ],
);

/** The values that positions had, each from an instant on. The app role may insert and read rows only. */
export const positionHistory = pgTable(
  'position_history',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    positionId: uuid('position_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    by: uuid('by'),
    result: text('result', { enum: complianceResultValues }).notNull(),
    maturity: integer('maturity'),
    confidence: integer('confidence'),
    flags: text('flags', { enum: derivationFlagValues }).array().notNull(),
    isOverridden: boolean('is_overridden').notNull(),
    isApplicable: boolean('is_applicable').notNull(),
    /** In words: `C-0012 answered`. */
    cause: text('cause').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('position_history_position', [table.organisationId, table.positionId], controlPosition),
    personOf('position_history_by', [table.organisationId, table.by]),
    index('position_history_of').on(table.organisationId, table.positionId, table.at),
    index('position_history_at').on(table.organisationId, table.at),
  ],
);
