import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { organisationExportStateValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { instant, literals, organisationId } from './columns.ts';

/** Archives with everything that an organisation has stored (docs/decisions/179-export-and-import-of-an-organisation.md). */
export const organisationExport = pgTable(
  'organisation_export',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    state: text('state', { enum: organisationExportStateValues }).notNull().default('QUEUED'),
    /** In percent. */
    progress: integer('progress').notNull().default(0),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    rowCount: integer('row_count'),
    fileCount: integer('file_count'),
    /** Of the archive in the storage of files, where it does not count towards the quota. */
    key: text('key'),
    size: bigint('size', { mode: 'number' }),
    sha256: text('sha256'),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('organisation_export_key').on(table.organisationId, table.key),
    personOf('organisation_export_requested_by', [table.organisationId, table.requestedBy]),
    index('organisation_export_newest').on(table.organisationId, table.requestedAt),
    uniqueIndex('organisation_export_once')
      .on(table.organisationId)
      .where(sql`state in ('QUEUED', 'RUNNING')`),
    check('organisation_export_state', sql`${table.state} in (${literals(organisationExportStateValues)})`),
    check('organisation_export_file', sql`(${table.state} = 'READY') = (${table.key} is not null)`),
  ],
);
