import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { assessmentConclusionValues, assessmentStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assessmentTemplate, assessmentTemplateVersion } from './assessment-template.ts';
import { belongingTo, createdAt, instant, organisationId, sortedText, version, withinOrganisation } from './columns.ts';
import { isLinkMail, mailColumns } from './link-mail.ts';
import { recordTable } from './record-table.ts';
import { serviceProvider } from './service-provider.ts';

/** What an assessment of a service provider adds to its `record`. */
export const serviceProviderAssessment = recordTable(
  'service_provider_assessment',
  {
    providerId: uuid('provider_id'),
    templateId: uuid('template_id'),
    description: text('description').notNull().default(''),
    assigneeId: uuid('assignee_id'),
    approverId: uuid('approver_id'),
    dueOn: date('due_on', { mode: 'string' }),
    /** The last day on which the links work, in UTC. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** 0 for none. */
    reminderDays: integer('reminder_days').notNull().default(7),
    /** 0 for not by itself. */
    recurrenceMonths: integer('recurrence_months').notNull().default(0),
    status: text('status', { enum: assessmentStatusValues }).notNull().default('DRAFT'),
    conclusion: text('conclusion', { enum: assessmentConclusionValues }),
    conclusionReason: text('conclusion_reason').notNull().default(''),
    score: integer('score'),
    progress: integer('progress').notNull().default(0),
    /** The number of the version that was sent, for lists. */
    templateVersion: integer('template_version'),
    /** What was sent: a published version never changes. */
    templateVersionId: uuid('template_version_id'),
    sentAt: instant('sent_at'),
    lastSavedAt: instant('last_saved_at'),
    submittedAt: instant('submitted_at'),
    reviewedAt: instant('reviewed_at'),
    reviewedById: uuid('reviewed_by_id'),
    decidedAt: instant('decided_at'),
    decidedById: uuid('decided_by_id'),
    decisionReason: text('decision_reason').notNull().default(''),
    previousId: uuid('previous_id'),
    /** When the next assessment was started by itself. */
    repeatedAt: instant('repeated_at'),
  },
  {
    people: ['assigneeId', 'approverId', 'reviewedById', 'decidedById'],
    references: { providerId: serviceProvider, templateId: assessmentTemplate },
    ranked: ['status', 'conclusion'],
    sorted: ['dueOn', 'expiresOn', 'score', 'progress'],
  },
  (table) => [
    // Its questions are there: a template stays as long as an assessment has them.
    withinOrganisation(
      'service_provider_assessment_template_version',
      [table.organisationId, table.templateVersionId],
      assessmentTemplateVersion,
    ).onDelete('restrict'),
    index('service_provider_assessment_template_version_use').on(
      table.organisationId,
      table.templateVersionId,
      table.id,
    ),
    // Of the column alone (0047): an assessment outlives the one before it.
    withinOrganisation(
      'service_provider_assessment_previous',
      [table.organisationId, table.previousId],
      table,
    ).onDelete('set null'),
    index('service_provider_assessment_repeated').on(table.organisationId, table.previousId),
  ],
);

const assessmentId = () => uuid('assessment_id').notNull();
const questionId = () => uuid('question_id').notNull();
const response = () => text('response').array().notNull();

/** Someone who answers an assessment. They need no account. Their state follows from their instants. */
export const assessmentRespondent = pgTable(
  'assessment_respondent',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    assessmentId: assessmentId(),
    version: version(),
    name: sortedText('name').notNull().default(''),
    /** In lower case. */
    email: sortedText('email').notNull(),
    /** The sections that they answer; empty for all. */
    questionnaireIds: uuid('questionnaire_ids').array().notNull().default([]),
    createdAt: createdAt(),
    addedBy: uuid('added_by').notNull(),
    /** When they were asked to answer; null while the assessment is a draft. */
    requestedAt: instant('requested_at'),
    ...mailColumns(),
    lastSavedAt: instant('last_saved_at'),
    submittedAt: instant('submitted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('assessment_respondent_mail', isLinkMail),
    unique('assessment_respondent_once').on(table.organisationId, table.assessmentId, table.email),
    belongingTo(
      'assessment_respondent_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    personOf('assessment_respondent_added_by', [table.organisationId, table.addedBy]),
    index('assessment_respondent_order').on(table.organisationId, table.assessmentId, table.createdAt, table.id),
  ],
);

/** The answer to a question, as it is now (domain/provider-assessment/answer-merge.ts). */
export const assessmentAnswer = pgTable(
  'assessment_answer',
  {
    organisationId: organisationId(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    /** Empty once the answer was taken back, and of a question that asks for files. */
    response: response(),
    version: version(),
    /** The tab that it was written in. */
    editorId: uuid('editor_id').notNull(),
    sequence: integer('sequence').notNull(),
    respondentId: uuid('respondent_id').notNull(),
    answeredAt: instant('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.questionId] }),
    belongingTo('assessment_answer_assessment', [table.organisationId, table.assessmentId], serviceProviderAssessment),
    belongingTo('assessment_answer_respondent', [table.organisationId, table.respondentId], assessmentRespondent),
  ],
);

/** What an answer was before someone else changed it. Never changed. */
export const assessmentAnswerHistory = pgTable(
  'assessment_answer_history',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    response: response(),
    version: integer('version').notNull(),
    respondentId: uuid('respondent_id').notNull(),
    answeredAt: instant('answered_at').notNull(),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
    replacedById: uuid('replaced_by_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo(
      'assessment_answer_history_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    belongingTo(
      'assessment_answer_history_respondent',
      [table.organisationId, table.respondentId],
      assessmentRespondent,
    ),
    belongingTo(
      'assessment_answer_history_replaced_by',
      [table.organisationId, table.replacedById],
      assessmentRespondent,
    ),
    index('assessment_answer_history_of').on(table.organisationId, table.assessmentId, table.questionId),
  ],
);
