import { foreignKey, pgTable, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { storedFile } from './attachment.ts';
import { instant, organisationId } from './columns.ts';

/** The Word document into which an organisation's reports are written (docs/decisions/207-reports-in-the-organisations-template.md). */
export const wordTemplate = pgTable(
  'word_template',
  {
    organisationId: organisationId().primaryKey(),
    fileId: uuid('file_id').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'word_template_file',
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFile.organisationId, storedFile.id],
    }),
    personOf('word_template_uploaded_by', [table.organisationId, table.uploadedBy]),
  ],
);
