import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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

import { standardVersionStatuses } from '#domain/catalogue/version-lifecycle.ts';

import { createdAt, instant, literals, sortedText, version } from './columns.ts';
import type { ControlContent, GroupContent, QuestionOption, VersionContent } from './standard-content.ts';

/* The catalogue: each row is the platform's or of one organisation, which alone can see it. */

/** An organisation, or the platform (`platformOwner`): the first column of every key. */
const ownerId = () => uuid('owner_id').notNull();

const id = () => uuid('id').notNull().defaultRandom();

const importances = ['MANDATORY', 'RECOMMENDED', 'NICE_TO_HAVE'] as const;

/** Whether questions are being generated for the controls of a draft. */
export const generationStates = ['NONE', 'RUNNING', 'FAILED'] as const;

/** A standard with all its versions. */
export const standard = pgTable(
  'standard',
  {
    ownerId: ownerId(),
    id: id(),
    title: sortedText('title').notNull(),
    publisher: text('publisher').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('standard_title').on(table.ownerId, table.title, table.id),
  ],
);

/** A version of a standard. Once it is published, only its withdrawal can be added. */
export const standardVersion = pgTable(
  'standard_version',
  {
    ownerId: ownerId(),
    id: id(),
    standardId: uuid('standard_id').notNull(),
    /** As its publisher writes it: `5.1.1`. */
    number: sortedText('number').notNull(),
    status: text('status', { enum: standardVersionStatuses }).notNull().default('DRAFT'),
    version: version(),
    copyright: text('copyright').notNull().default(''),
    controlCount: integer('control_count').notNull().default(0),
    assessedCount: integer('assessed_count').notNull().default(0),
    /** Of the file that it came from. */
    sourceSha256: text('source_sha256').notNull(),
    /** Where that file is; null if it was made from what comes with Attest. */
    sourceKey: text('source_key'),
    sourceName: text('source_name'),
    /** Whether questions are being generated for its controls, or why they could not be. */
    generation: text('generation', { enum: generationStates }).notNull().default('NONE'),
    generationError: text('generation_error'),
    /** Parameters and resources of the catalogue as a whole. */
    content: jsonb('content').$type<VersionContent>().notNull(),
    createdAt: createdAt(),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'standard_version_standard',
      columns: [table.ownerId, table.standardId],
      foreignColumns: [standard.ownerId, standard.id],
    }),
    unique('standard_version_number').on(table.ownerId, table.standardId, table.number),
    check('standard_version_status', sql`${table.status} in (${literals(standardVersionStatuses)})`),
    check('standard_version_source', sql`(${table.sourceKey} is null) = (${table.sourceName} is null)`),
    check('standard_version_generation', sql`${table.generation} in (${literals(generationStates)})`),
    check('standard_version_generated', sql`${table.generation} <> 'RUNNING' or ${table.status} = 'DRAFT'`),
    check('standard_version_published', sql`(${table.status} = 'DRAFT') = (${table.publishedAt} is null)`),
    check('standard_version_withdrawn', sql`(${table.status} = 'WITHDRAWN') = (${table.withdrawnAt} is not null)`),
  ],
);

/** What belongs to a version goes with it, while it is a draft. */
const ofVersion = (name: string, owner: AnyPgColumn, versionId: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [owner, versionId],
    foreignColumns: [standardVersion.ownerId, standardVersion.id],
  }).onDelete('cascade');

/** A set of controls. Levels are never assumed to include one another. */
export const standardLevel = pgTable(
  'standard_level',
  {
    ownerId: ownerId(),
    versionId: uuid('version_id').notNull(),
    ref: text('ref').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.versionId, table.ref] }),
    ofVersion('standard_level_version', table.ownerId, table.versionId),
  ],
);

export const controlGroup = pgTable(
  'control_group',
  {
    ownerId: ownerId(),
    id: id(),
    versionId: uuid('version_id').notNull(),
    parentId: uuid('parent_id'),
    /** In the source; null if it has none. */
    code: text('code'),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    content: jsonb('content').$type<GroupContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.versionId, table.id] }),
    ofVersion('control_group_version', table.ownerId, table.versionId),
    // Parents are inserted before what they hold, and in the same version.
    foreignKey({
      name: 'control_group_parent',
      columns: [table.ownerId, table.versionId, table.parentId],
      foreignColumns: [table.ownerId, table.versionId, table.id],
    }),
  ],
);

export const control = pgTable(
  'control',
  {
    ownerId: ownerId(),
    id: id(),
    versionId: uuid('version_id').notNull(),
    groupId: uuid('group_id'),
    /** The control that it enhances, or that only holds it. */
    parentId: uuid('parent_id'),
    /** In the source, by which mappings name it. */
    code: text('code').notNull(),
    /** As people name it. */
    ref: sortedText('ref').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    importance: text('importance', { enum: importances }),
    levels: jsonb('levels').$type<readonly string[]>().notNull().default([]),
    isAssessed: boolean('is_assessed').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull(),
    mayBeExcluded: boolean('may_be_excluded').notNull(),
    isInStatement: boolean('is_in_statement').notNull(),
    /** Codes of those that took it over. */
    successors: jsonb('successors').$type<readonly string[]>().notNull().default([]),
    /** Its texts. Lists never carry them. */
    content: jsonb('content').$type<ControlContent>().notNull(),
    textSha256: text('text_sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.versionId, table.id] }),
    unique('control_code').on(table.ownerId, table.versionId, table.code),
    ofVersion('control_version', table.ownerId, table.versionId),
    foreignKey({
      name: 'control_in_group',
      columns: [table.ownerId, table.versionId, table.groupId],
      foreignColumns: [controlGroup.ownerId, controlGroup.versionId, controlGroup.id],
    }),
    foreignKey({
      name: 'control_parent',
      columns: [table.ownerId, table.versionId, table.parentId],
      foreignColumns: [table.ownerId, table.versionId, table.id],
    }),
    check('control_importance', sql`${table.importance} in (${literals(importances)})`),
  ],
);

export const controlQuestion = pgTable(
  'control_question',
  {
    ownerId: ownerId(),
    versionId: uuid('version_id').notNull(),
    controlId: uuid('control_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    isMultiple: boolean('is_multiple').notNull(),
    options: jsonb('options').$type<readonly QuestionOption[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.versionId, table.controlId, table.position] }),
    ofVersion('control_question_version', table.ownerId, table.versionId),
    foreignKey({
      name: 'control_question_control',
      columns: [table.ownerId, table.versionId, table.controlId],
      foreignColumns: [control.ownerId, control.versionId, control.id],
    }).onDelete('cascade'),
  ],
);

/** Rows of a draft that were removed together, as they were. */
export interface RemovedRows {
  readonly groups: readonly (typeof controlGroup.$inferSelect)[];
  readonly controls: readonly (typeof control.$inferSelect)[];
  readonly questions: readonly (typeof controlQuestion.$inferSelect)[];
}

/** What was removed from a draft with all that it held, for as long as the draft is there: a removal can be undone. */
export const draftRemoval = pgTable(
  'draft_removal',
  {
    ownerId: ownerId(),
    id: id(),
    versionId: uuid('version_id').notNull(),
    rows: jsonb('rows').$type<RemovedRows>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.versionId, table.id] }),
    ofVersion('draft_removal_version', table.ownerId, table.versionId),
  ],
);
