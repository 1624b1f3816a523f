import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { createdAt, sortedText, version } from './columns.ts';
import type { QuestionOption } from './standard-content.ts';

/** A group of the bank of questions. */
export const securityQuestionGroup = pgTable(
  'security_question_group',
  {
    /** The platform. */
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    name: sortedText('name').notNull(),
    description: text('description').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    unique('security_question_group_name').on(table.ownerId, table.name),
  ],
);

/** A question that the questionnaires of many controls can take over. */
export const securityQuestion = pgTable(
  'security_question',
  {
    ownerId: uuid('owner_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    groupId: uuid('group_id').notNull(),
    text: text('text').notNull(),
    isMultiple: boolean('is_multiple').notNull().default(false),
    options: jsonb('options').$type<readonly QuestionOption[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'security_question_in_group',
      columns: [table.ownerId, table.groupId],
      foreignColumns: [securityQuestionGroup.ownerId, securityQuestionGroup.id],
    }),
    index('security_question_group_order').on(table.ownerId, table.groupId),
  ],
);
