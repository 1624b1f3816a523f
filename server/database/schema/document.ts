import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { documentEntryKindValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, refersTo } from './assignment-table.ts';
import { attachmentVersion, storedFile } from './attachment.ts';
import {
  belongingTo,
  createdAt,
  instant,
  literals,
  organisationId,
  sortedText,
  updatedAt,
  version,
  withinOrganisation,
} from './columns.ts';
import { label } from './label.ts';
import { recordTable } from './record-table.ts';

/** What a document repository adds to its `record`. */
export const documentRepository = recordTable(
  'document_repository',
  {
    description: text('description').notNull().default(''),
    ownerId: uuid('owner_id'),
    quotaMegabytes: integer('quota_megabytes'),
    reviewOn: date('review_on', { mode: 'string' }),
  },
  { people: ['ownerId'], sorted: ['reviewOn'] },
  (table) => [check('document_repository_quota', sql`${table.quotaMegabytes} > 0`)],
);

/** A file or a folder of a repository: a folder knows nothing of what is in it, so that moving it is one row (decision 152). */
export const documentEntry = pgTable(
  'document_entry',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    repositoryId: uuid('repository_id').notNull(),
    /** The folder that it is in; null at the top of the repository. */
    parentId: uuid('parent_id'),
    /** What it is in: the folder, or at its top the repository. A column, since row security keeps an expression from its index. */
    placeId: uuid('place_id').generatedAlwaysAs(sql`coalesce(parent_id, repository_id)`),
    kind: text('kind', { enum: documentEntryKindValues }).notNull(),
    title: sortedText('name').notNull(),
    /** The name as searches compare it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    /** What no other beside it may have (domain/document/names.ts). */
    nameKey: text('name_key').notNull(),
    /** The number of the latest version; null for a folder. */
    latest: integer('latest'),
    /** The size of the latest version in bytes, kept by `size_documents`: a list in its order joins nothing. Null for a folder. */
    size: bigint('size', { mode: 'number' }),
    ownerId: uuid('owner_id'),
    reviewOn: date('review_on', { mode: 'string' }),
    /** The version of which it is a copy. The source may be gone. */
    copiedFrom: uuid('copied_from'),
    copiedNumber: integer('copied_number'),
    version: version(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    updatedAt: updatedAt(),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
    /** The file or folder with which it was removed: itself, or a folder above it. */
    removedWith: uuid('removed_with'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('document_entry_repository', [table.organisationId, table.repositoryId], documentRepository),
    foreignKey({
      name: 'document_entry_parent',
      columns: [table.organisationId, table.parentId],
      foreignColumns: [table.organisationId, table.id],
    }).onDelete('cascade'),
    personOf('document_entry_owner_person', [table.organisationId, table.ownerId]),
    personOf('document_entry_created_by', [table.organisationId, table.createdBy]),
    personOf('document_entry_removed_by', [table.organisationId, table.removedBy]),
    check('document_entry_kind', sql`${table.kind} in (${literals(documentEntryKindValues)})`),
    check('document_entry_latest', sql`(${table.kind} = 'FILE') = (${table.latest} is not null)`),
    check(
      'document_entry_removed',
      sql`(removed_at is null) = (removed_by is null) and (removed_at is null) = (removed_with is null)`,
    ),
    uniqueIndex('document_entry_name')
      .on(table.organisationId, table.repositoryId, table.placeId, table.nameKey)
      .where(sql`removed_at is null`),
    index('document_entry_of_folder')
      .on(table.organisationId, table.repositoryId, table.placeId, sql`kind desc`, table.title, table.id)
      .where(sql`removed_at is null`),
    // One for each other order of a folder, which is read backwards for the reverse.
    ...[table.updatedAt, table.reviewOn, table.size].map((by) =>
      index(`document_entry_by_${by.name}`)
        .on(table.organisationId, table.repositoryId, table.placeId, sql`kind desc`, by, table.title, table.id)
        .where(sql`removed_at is null`),
    ),
    index('document_entry_below').on(table.organisationId, table.parentId),
    index('document_entry_removal')
      .on(table.organisationId, table.removedAt)
      .where(sql`removed_at is not null`),
    index('document_entry_owner').on(table.organisationId, table.ownerId, table.id),
    index('document_entry_review').on(table.organisationId, table.reviewOn, table.id),
  ],
);

/** A version of a file. Those of copies and restored ones share the stored file, so that no content is stored twice. */
export const documentVersion = pgTable(
  'document_version',
  {
    organisationId: organisationId(),
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    note: text('note').notNull().default(''),
    /** The number of the version whose content was restored. */
    restoredFrom: integer('restored_from'),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.documentId, table.number] }),
    belongingTo('document_version_of', [table.organisationId, table.documentId], documentEntry),
    withinOrganisation('document_version_file', [table.organisationId, table.fileId], storedFile),
    personOf('document_version_created_by', [table.organisationId, table.createdBy]),
    index('document_version_by_file').on(table.organisationId, table.fileId),
  ],
);

/** The labels of files and folders, including those of removed labels. */
export const documentEntryLabel = assignmentTable(
  'document_entry_label',
  { entryId: uuid('entry_id').notNull(), labelId: uuid('label_id').notNull() },
  { entryId: belongsTo(documentEntry), labelId: refersTo(label) },
  {
    covering: true,
  },
);

/** The version of a file that a version of an attachment is. */
export const documentUse = pgTable(
  'document_use',
  {
    organisationId: organisationId(),
    attachmentId: uuid('attachment_id').notNull(),
    number: integer('number').notNull(),
    documentId: uuid('document_id').notNull(),
    documentNumber: integer('document_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.attachmentId, table.number] }),
    foreignKey({
      name: 'document_use_attachment',
      columns: [table.organisationId, table.attachmentId, table.number],
      foreignColumns: [attachmentVersion.organisationId, attachmentVersion.attachmentId, attachmentVersion.number],
    }).onDelete('cascade'),
    belongingTo('document_use_document', [table.organisationId, table.documentId], documentEntry),
    index('document_use_of').on(table.organisationId, table.documentId),
  ],
);
