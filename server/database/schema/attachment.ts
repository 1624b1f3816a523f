import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { fileTypeValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import {
  belongingTo,
  createdAt,
  instant,
  literals,
  organisationId,
  sortedText,
  version,
  withinOrganisation,
} from './columns.ts';
import { record } from './record.ts';

type FileType = (typeof fileTypeValues)[number];

/** A file whose content is in the storage. One that nothing refers to is deleted with its content. */
export const storedFile = pgTable(
  'stored_file',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    /** Of the content in the storage. */
    key: text('key').notNull(),
    sha256: text('sha256').notNull(),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    type: text('type').$type<FileType>().notNull(),
    name: sortedText('name').notNull(),
    createdAt: createdAt(),
    /** Null for the file of a respondent without an account. */
    createdBy: uuid('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('stored_file_key').on(table.organisationId, table.key),
    personOf('stored_file_created_by', [table.organisationId, table.createdBy]),
    check('stored_file_type', sql`type in (${literals(fileTypeValues)})`),
  ],
);

/** When someone downloaded raw evidence. Nothing changes or removes a row before its file is removed. */
export const fileOpening = pgTable(
  'file_opening',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    fileId: uuid('file_id').notNull(),
    openedBy: uuid('opened_by').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('file_opening_file', [table.organisationId, table.fileId], storedFile),
    personOf('file_opening_person', [table.organisationId, table.openedBy]),
    index('file_opening_of_file').on(table.organisationId, table.fileId, table.openedAt),
  ],
);

/** A file of a record; its versions are numbered from 1. */
export const attachment = pgTable(
  'attachment',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    recordId: uuid('record_id').notNull(),
    /** The number of the latest version. */
    latest: integer('latest').notNull().default(1),
    /** To its record: a file that moves to another one is attached to that only then. */
    attachedAt: instant('attached_at').notNull().defaultNow(),
    version: version(),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('attachment_record', [table.organisationId, table.recordId], record),
    personOf('attachment_removed_by', [table.organisationId, table.removedBy]),
    check('attachment_removed', sql`(removed_at is null) = (removed_by is null)`),
    index('attachment_of_record').on(table.organisationId, table.recordId),
    index('attachment_removal')
      .on(table.organisationId, table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

export const attachmentVersion = pgTable(
  'attachment_version',
  {
    organisationId: organisationId(),
    attachmentId: uuid('attachment_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    /** Not when the content came: a file that was given is attached once it is accepted. */
    attachedAt: instant('attached_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.attachmentId, table.number] }),
    belongingTo('attachment_version_of', [table.organisationId, table.attachmentId], attachment),
    withinOrganisation('attachment_version_file', [table.organisationId, table.fileId], storedFile),
    unique('attachment_version_file_once').on(table.organisationId, table.fileId),
  ],
);

/**
 * A file that proves something kept: a former version of evidence, a closed assessment, or a submitted statement. It stays as long as
 * that record does, whatever becomes of the attachment (docs/decisions/243-what-was-evidence-stays.md).
 */
export const keptFile = pgTable(
  'kept_file',
  {
    organisationId: organisationId(),
    recordId: uuid('record_id').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.recordId, table.fileId] }),
    belongingTo('kept_file_record', [table.organisationId, table.recordId], record),
    withinOrganisation('kept_file_file', [table.organisationId, table.fileId], storedFile),
    index('kept_file_of').on(table.organisationId, table.fileId),
  ],
);
