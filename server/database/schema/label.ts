import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { labelColourValues } from '#openapi/generated/values.ts';

import { organisation } from './accounts.ts';
import { assignmentTable, belongsTo, refersTo } from './assignment-table.ts';
import { createdAt, instant, literals, organisationId, sortedText, updatedAt, version } from './columns.ts';
import { record } from './record.ts';

/** An organisation's own label. A removed one is shown nowhere but in the history of records, which knows it by its id. */
export const label = pgTable(
  'label',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    name: sortedText('name').notNull(),
    colour: text('colour', { enum: labelColourValues }).notNull().default('GREY'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    uniqueIndex('label_name')
      .on(table.organisationId, sql`lower(name)`)
      .where(sql`removed_at is null`),
    check('label_colour', sql`${table.colour} in (${literals(labelColourValues)})`),
  ],
);

/** The labels of records, including those of removed labels. */
export const recordLabel = assignmentTable(
  'record_label',
  { recordId: uuid('record_id').notNull(), labelId: uuid('label_id').notNull() },
  { recordId: belongsTo(record), labelId: refersTo(label) },
  { covering: true },
);
