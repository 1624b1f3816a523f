import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { publicationStatusValues } from '#openapi/generated/values.ts';

import { createdAt, literals, sortedText, updatedAt, version } from './columns.ts';

/** A tip for all users of the platform; its description is HTML, sanitised before it is stored. */
export const helpfulTip = pgTable(
  'helpful_tip',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topic: sortedText('topic').notNull(),
    title: sortedText('title').notNull(),
    description: text('description').notNull(),
    /** Display order, from 0. */
    position: integer('position').notNull(),
    status: text('status', { enum: publicationStatusValues }).notNull().default('PUBLISHED'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('helpful_tip_position').on(table.position, table.id),
    check('helpful_tip_status', sql`${table.status} in (${literals(publicationStatusValues)})`),
  ],
);
