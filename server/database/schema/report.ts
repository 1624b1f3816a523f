import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { ReportContent } from '#domain/report/content.ts';
import type { components } from '#openapi/generated/types.ts';
import {
  paperSizeValues,
  reportCadenceValues,
  reportFormatValues,
  reportKindValues,
  reportPeriodValues,
  reportRunStateValues,
  reportScheduleEndValues,
} from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { storedFile } from './attachment.ts';
import {
  belongingTo,
  createdAt,
  instant,
  literals,
  organisationId,
  sortedText,
  updatedAt,
  version,
  withinOrganisation,
} from './columns.ts';

type Schemas = components['schemas'];

/** What a report has; runs keep a copy. */
export const reportSettings = () => ({
  kind: text('kind', { enum: reportKindValues }).notNull(),
  sections: text('sections').array().notNull(),
  filters: jsonb('filters').$type<Schemas['ReportFilter'][]>().notNull(),
  columns: jsonb('columns').$type<Schemas['ReportColumns'][]>().notNull().default([]),
  period: text('period', { enum: reportPeriodValues }).notNull(),
  paper: text('paper', { enum: paperSizeValues }).notNull(),
  format: text('format', { enum: reportFormatValues }).notNull(),
  keptDays: integer('kept_days').notNull(),
});

export const reportSettingChecks = (name: string) => [
  check(`${name}_kind`, sql`kind in (${literals(reportKindValues)})`),
  check(`${name}_period`, sql`period in (${literals(reportPeriodValues)})`),
  check(`${name}_paper`, sql`paper in (${literals(paperSizeValues)})`),
  check(`${name}_format`, sql`format in (${literals(reportFormatValues)})`),
];

/** A report of an organisation's own. Those that every organisation has are in `domain/report/kinds`. */
export const reportDefinition = pgTable(
  'report_definition',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    name: sortedText('name').notNull(),
    description: text('description').notNull().default(''),
    ...reportSettings(),
    /** The template of the platform that it was made from, with its name then. Not a key: an organisation can move to another platform. */
    templateId: uuid('template_id'),
    templateVersion: integer('template_version'),
    templateName: text('template_name'),
    version: version(),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('report_definition_template', sql`num_nulls(template_id, template_version, template_name) in (0, 3)`),
    personOf('report_definition_updated_by', [table.organisationId, table.updatedBy]),
    ...reportSettingChecks('report_definition'),
  ],
);

/** A report that is made again and again, with the rights of its owner. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: reportKindValues }).notNull(),
    /** Null for the definition that every organisation has. */
    definitionId: uuid('definition_id'),
    cadence: text('cadence', { enum: reportCadenceValues }).notNull(),
    weekday: integer('weekday').notNull(),
    monthDay: integer('month_day').notNull(),
    time: text('time').notNull(),
    timeZone: text('time_zone').notNull(),
    isActive: boolean('is_active').notNull(),
    ownerId: uuid('owner_id').notNull(),
    nextAt: instant('next_at'),
    lastPlannedAt: instant('last_planned_at'),
    stoppedBecause: text('stopped_because', { enum: reportScheduleEndValues }),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('report_schedule_definition', [table.organisationId, table.definitionId], reportDefinition),
    personOf('report_schedule_owner', [table.organisationId, table.ownerId]),
    check('report_schedule_kind', sql`kind in (${literals(reportKindValues)})`),
    check('report_schedule_cadence', sql`cadence in (${literals(reportCadenceValues)})`),
    check('report_schedule_stopped', sql`stopped_because in (${literals(reportScheduleEndValues)})`),
    check('report_schedule_next', sql`(next_at is not null) = is_active`),
    index('report_schedule_of').on(table.organisationId, table.definitionId),
    index('report_schedule_due').on(table.organisationId, table.nextAt),
  ],
);

/** A report that was made, or is to be made. What it was made from never changes. */
export const reportRun = pgTable(
  'report_run',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    /** Set to null with the definition: the copy of its settings stays. */
    definitionId: uuid('definition_id'),
    /** The template that it was made from without a definition. */
    templateId: uuid('template_id'),
    definitionVersion: integer('definition_version').notNull(),
    name: sortedText('name').notNull(),
    ...reportSettings(),
    /** The page of compliance that was stored; null for the sections of a definition. */
    page: jsonb('page').$type<Schemas['CompliancePage']>(),
    asOf: instant('as_of').notNull(),
    /** The moment of an earlier run that this one says what has moved since; null without one. */
    since: instant('since'),
    state: text('state', { enum: reportRunStateValues }).notNull().default('QUEUED'),
    authorId: uuid('author_id').notNull(),
    scheduleId: uuid('schedule_id'),
    late: boolean('late').notNull().default(false),
    skipped: integer('skipped').notNull().default(0),
    leftOut: text('left_out').array().notNull().default([]),
    sha256: text('sha256'),
    size: bigint('size', { mode: 'number' }),
    rows: integer('rows'),
    failure: text('failure'),
    fileId: uuid('file_id'),
    /** The Word template that it is written with; the file is kept until it expires, its name and sum stay. */
    wordTemplateId: uuid('word_template_id'),
    wordTemplateName: text('word_template_name'),
    wordTemplateSha256: text('word_template_sha256'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    withinOrganisation('report_run_definition', [table.organisationId, table.definitionId], reportDefinition),
    withinOrganisation('report_run_schedule', [table.organisationId, table.scheduleId], reportSchedule),
    withinOrganisation('report_run_file', [table.organisationId, table.fileId], storedFile),
    withinOrganisation('report_run_word_template', [table.organisationId, table.wordTemplateId], storedFile),
    personOf('report_run_author', [table.organisationId, table.authorId]),
    ...reportSettingChecks('report_run'),
    check('report_run_state', sql`state in (${literals(reportRunStateValues)})`),
    check('report_run_template', sql`num_nulls(word_template_name, word_template_sha256) in (0, 2)`),
    check('report_run_ready', sql`(file_id is not null) = (state = 'READY')`),
    index('report_run_newest').on(table.organisationId, table.createdAt, table.id),
    index('report_run_of').on(table.organisationId, table.definitionId, table.asOf),
    index('report_run_by').on(table.organisationId, table.scheduleId),
    index('report_run_in_file').on(table.organisationId, table.fileId),
    index('report_run_in_template').on(table.organisationId, table.wordTemplateId),
    index('report_run_expiry')
      .on(table.organisationId, table.expiresAt)
      .where(sql`state = 'READY'`),
  ],
);

/** What a run says, frozen when it was read: its file is written from it, and runs are compared by it. */
export const reportRunContent = pgTable(
  'report_run_content',
  {
    organisationId: organisationId(),
    runId: uuid('run_id').notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.runId] }),
    belongingTo('report_run_content_of', [table.organisationId, table.runId], reportRun),
  ],
);
