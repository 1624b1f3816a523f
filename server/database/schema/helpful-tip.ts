import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, sortedText, updatedAt } from './columns.ts';

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('helpful_tip_position').on(table.position, table.id)],
);
