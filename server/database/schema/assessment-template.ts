import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import type { TemplateContent } from '#domain/questionnaire/template-edits.ts';
import { assessmentTemplateScopeValues, assessmentTemplateStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, refersTo, toPerson } from './assignment-table.ts';
import { belongingTo, instant, organisationId, version } from './columns.ts';
import { recordTable } from './record-table.ts';
import { assessmentTier, serviceType } from './service-provider.ts';

/** What an assessment template adds to its `record`. */
export const assessmentTemplate = recordTable(
  'assessment_template',
  {
    description: text('description').notNull().default(''),
    scope: text('scope', { enum: assessmentTemplateScopeValues }).notNull().default('CUSTOM'),
    tierId: uuid('tier_id'),
    ownerId: uuid('owner_id'),
    /** This and the following are of its content, for lists. */
    status: text('status', { enum: assessmentTemplateStatusValues }).notNull().default('DRAFT'),
    publishedNumber: integer('published_number'),
    questionCount: integer('question_count').notNull().default(0),
  },
  { people: ['ownerId'], references: { tierId: assessmentTier }, ranked: ['status'], sorted: ['questionCount'] },
  (table) => [
    check('assessment_template_published', sql`(${table.status} = 'DRAFT') = (${table.publishedNumber} is null)`),
  ],
);

/** Those who are responsible for a template together with its owner. */
export const assessmentTemplateCoOwner = assignmentTable(
  'assessment_template_co_owner',
  { recordId: uuid('template_id').notNull(), personId: uuid('person_id').notNull() },
  { recordId: belongsTo(assessmentTemplate), personId: toPerson() },
  { use: 'assessment_template_co_owned' },
);

/** The service types of the providers that a template is for. */
export const assessmentTemplateServiceType = assignmentTable(
  'assessment_template_service_type',
  { templateId: uuid('template_id').notNull(), serviceTypeId: uuid('service_type_id').notNull() },
  {
    templateId: belongsTo(assessmentTemplate),
    serviceTypeId: refersTo(serviceType, 'assessment_template_service_type_type'),
  },
  { key: 'assessment_template_service_type_key' },
);

/** The questions of a template as they are being edited. The contract validates them before they are stored. */
export const assessmentTemplateContent = pgTable(
  'assessment_template_content',
  {
    organisationId: organisationId(),
    templateId: uuid('template_id').notNull(),
    version: version(),
    questionnaires: jsonb('questionnaires').$type<TemplateContent>().notNull().default([]),
    /** As in a version, to tell whether anything has changed since. */
    sha256: text('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.templateId] }),
    belongingTo('assessment_template_content_template', [table.organisationId, table.templateId], assessmentTemplate),
  ],
);

/** A published version of a template. It never changes. */
export const assessmentTemplateVersion = pgTable(
  'assessment_template_version',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    templateId: uuid('template_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    title: text('title').notNull(),
    questionnaires: jsonb('questionnaires').$type<TemplateContent>().notNull(),
    questionCount: integer('question_count').notNull(),
    sha256: text('sha256').notNull(),
    changeLog: text('change_log').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    publishedBy: uuid('published_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('assessment_template_version_number').on(table.organisationId, table.templateId, table.number),
    belongingTo('assessment_template_version_template', [table.organisationId, table.templateId], assessmentTemplate),
    personOf('assessment_template_version_published_by', [table.organisationId, table.publishedBy]),
  ],
);
