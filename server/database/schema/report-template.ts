import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { standardVersionStatuses } from '#domain/catalogue/version-lifecycle.ts';

import { createdAt, instant, literals, sortedText, updatedAt, version } from './columns.ts';
import { reportSettingChecks, reportSettings } from './report.ts';

/** A version of a report template of the platform. What is published never changes. */
export const reportTemplate = pgTable(
  'report_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same for all versions of a template. */
    templateId: uuid('template_id').notNull().defaultRandom(),
    number: integer('number').notNull(),
    name: sortedText('name').notNull(),
    description: text('description').notNull().default(''),
    ...reportSettings(),
    status: text('status', { enum: standardVersionStatuses }).notNull().default('DRAFT'),
    /** How many definitions were made from it; a trigger counts them. */
    uses: integer('uses').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('report_template_number').on(table.templateId, table.number),
    uniqueIndex('report_template_draft')
      .on(table.templateId)
      .where(sql`status = 'DRAFT'`),
    uniqueIndex('report_template_published')
      .on(table.templateId)
      .where(sql`status = 'PUBLISHED'`),
    index('report_template_name').on(table.name, table.templateId, table.number),
    ...reportSettingChecks('report_template'),
    check('report_template_status', sql`status in (${literals(standardVersionStatuses)})`),
    check('report_template_published_at', sql`(status = 'DRAFT') = (published_at is null)`),
    check('report_template_withdrawn_at', sql`(status = 'WITHDRAWN') = (withdrawn_at is not null)`),
  ],
);
