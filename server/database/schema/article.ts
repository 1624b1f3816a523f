import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { fileTypeValues, publicationStatusValues } from '#openapi/generated/values.ts';

import { userAccount } from './accounts.ts';
import { createdAt, instant, literals, sortedText, updatedAt, version } from './columns.ts';

/** A category of the help desk. */
export const articleCategory = pgTable(
  'article_category',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: sortedText('name').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [unique('article_category_name').on(table.name), index('article_category_order').on(table.position)],
);

/** A link of an article. */
export interface StoredLink {
  readonly label: string;
  readonly url: string;
}

/** An article of the help desk, for the members of all organisations once it is published. */
export const article = pgTable(
  'article',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: sortedText('title').notNull(),
    categoryId: uuid('category_id').references(() => articleCategory.id),
    summary: text('summary').notNull().default(''),
    /** HTML, sanitised before it is stored. */
    content: text('content').notNull().default(''),
    links: jsonb('links').$type<StoredLink[]>().notNull().default([]),
    status: text('status', { enum: publicationStatusValues }).notNull().default('DRAFT'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by').references(() => userAccount.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at'),
  },
  (table) => [
    index('article_title').on(table.title, table.id),
    index('article_of_category').on(table.categoryId),
    check('article_status', sql`${table.status} in (${literals(publicationStatusValues)})`),
  ],
);

/** A file of an article. */
export const articleFile = pgTable(
  'article_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** Of its content. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: fileTypeValues }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('article_file_of').on(table.articleId, table.createdAt, table.id),
    unique('article_file_key').on(table.key),
  ],
);
