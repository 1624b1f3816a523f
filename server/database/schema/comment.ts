import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { personOf } from './accounts.ts';
import { belongingTo, createdAt, instant, organisationId, version } from './columns.ts';
import { record } from './record.ts';

/** A part of a line of a comment. */
export type CommentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'hardBreak' }
  | { readonly type: 'mention'; readonly attrs: { readonly id: string } };

interface CommentParagraph {
  readonly type: 'paragraph';
  readonly content: readonly CommentPart[];
}

/** Rich text as ProseMirror's JSON, limited to paragraphs, line breaks and mentions (decision 043). */
export interface CommentDocument {
  readonly type: 'doc';
  readonly content: readonly CommentParagraph[];
}

/** A comment on a record. A removed one stays without its text, which is deleted when it can no longer be restored. */
export const comment = pgTable(
  'comment',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    recordId: uuid('record_id').notNull(),
    /** Null once the text of a removed comment is deleted. */
    body: jsonb('body').$type<CommentDocument>(),
    version: version(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('comment_record', [table.organisationId, table.recordId], record),
    personOf('comment_created_by', [table.organisationId, table.createdBy]),
    personOf('comment_removed_by', [table.organisationId, table.removedBy]),
    check('comment_removed', sql`(removed_at is null) = (removed_by is null)`),
    check('comment_body', sql`body is not null or removed_at is not null`),
    index('comment_newest').on(table.organisationId, table.recordId, table.createdAt, table.id),
    // For deleting the texts that can no longer be restored.
    index('comment_removed_text')
      .on(table.organisationId, table.removedAt)
      .where(sql`removed_at is not null and body is not null`),
  ],
);
