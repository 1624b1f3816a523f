import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { QuestionWording } from '#domain/questionnaire/question-wording.ts';
import { assessmentConclusionValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { storedFile } from './attachment.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { assessmentRespondent, serviceProviderAssessment } from './provider-assessment.ts';
import { risk } from './risk.ts';

const assessmentId = () => uuid('assessment_id').notNull();
const questionId = () => uuid('question_id').notNull();
const texts = (name: string) => text(name).array().notNull();

/** A file of an answer. A removed one is kept for as long as removed records are. */
export const assessmentAnswerFile = pgTable(
  'assessment_answer_file',
  {
    organisationId: organisationId(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    fileId: uuid('file_id').notNull(),
    respondentId: uuid('respondent_id').notNull(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.fileId] }),
    belongingTo(
      'assessment_answer_file_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    belongingTo('assessment_answer_file_respondent', [table.organisationId, table.respondentId], assessmentRespondent),
    withinOrganisation('assessment_answer_file_file', [table.organisationId, table.fileId], storedFile),
    index('assessment_answer_file_of').on(table.organisationId, table.assessmentId, table.questionId),
  ],
);

/** What the provider answered before, as it was when the assessment was sent. */
export const assessmentCarriedAnswer = pgTable(
  'assessment_carried_answer',
  {
    organisationId: organisationId(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    response: texts('response'),
    fileNames: texts('file_names'),
    answeredAt: instant('answered_at').notNull(),
    fromId: uuid('from_id').notNull(),
    fromTitle: text('from_title').notNull(),
    /** Whether it was given to the same question, or to one with the same words. */
    isSameQuestion: boolean('is_same_question').notNull(),
    /** The words of the question that was answered; null if they are those of today. */
    reworded: jsonb('reworded').$type<QuestionWording>(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.questionId] }),
    belongingTo(
      'assessment_carried_answer_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    belongingTo('assessment_carried_answer_from', [table.organisationId, table.fromId], serviceProviderAssessment),
  ],
);

/** What reviewers make of an answer. */
export const assessmentAnswerReview = pgTable(
  'assessment_answer_review',
  {
    organisationId: organisationId(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    version: version(),
    comment: text('comment').notNull(),
    conclusion: text('conclusion', { enum: assessmentConclusionValues }),
    /** In place of the score of the chosen options. */
    score: integer('score'),
    /** The version of the answer that was reviewed; 0 for none. */
    answerVersion: integer('answer_version').notNull().default(0),
    reviewerId: uuid('reviewer_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.questionId] }),
    belongingTo(
      'assessment_answer_review_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    personOf('assessment_answer_review_by', [table.organisationId, table.reviewerId]),
    check('assessment_answer_review_conclusion', sql`${table.conclusion} in (${literals(assessmentConclusionValues)})`),
  ],
);

/** Those who have reviewed an answer or completed a review, even if someone else has written another one over it since. */
export const assessmentReviewer = assignmentTable(
  'assessment_reviewer',
  { assessmentId: assessmentId(), personId: uuid('person_id').notNull() },
  { assessmentId: belongsTo(serviceProviderAssessment), personId: toPerson() },
  { use: null },
);

/**
 * What is asked about a question: by a reviewer, to clarify the answer, or by a respondent, whom the organisation answers. Until
 * a clarification is resolved, only questions with one can be answered.
 */
export const assessmentClarification = pgTable(
  'assessment_clarification',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    text: text('text').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** The reviewer who asks for clarification; null for a question of a respondent. */
    askedById: uuid('asked_by_id'),
    resolvedAt: instant('resolved_at'),
    answerBefore: texts('answer_before').default([]),
    /** The respondent who asks; null for a clarification. */
    respondentId: uuid('respondent_id'),
    /** What the organisation answers a respondent. */
    answer: text('answer'),
    answeredById: uuid('answered_by_id'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo(
      'assessment_clarification_assessment',
      [table.organisationId, table.assessmentId],
      serviceProviderAssessment,
    ),
    personOf('assessment_clarification_by', [table.organisationId, table.askedById]),
    belongingTo(
      'assessment_clarification_respondent',
      [table.organisationId, table.respondentId],
      assessmentRespondent,
    ),
    personOf('assessment_clarification_answered_by', [table.organisationId, table.answeredById]),
    check('assessment_clarification_asker', sql`num_nonnulls(asked_by_id, respondent_id) > 0`),
    check(
      'assessment_clarification_answer',
      sql`answer is null or num_nonnulls(respondent_id, answered_by_id, answered_at) = 3`,
    ),
    index('assessment_clarification_respondent_use').on(table.organisationId, table.respondentId),
    index('assessment_clarification_of').on(table.organisationId, table.assessmentId, table.questionId),
  ],
);

/** A risk that was made of an answer. */
export const assessmentFinding = pgTable(
  'assessment_finding',
  {
    organisationId: organisationId(),
    assessmentId: assessmentId(),
    questionId: questionId(),
    riskId: uuid('risk_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.questionId, table.riskId] }),
    belongingTo('assessment_finding_assessment', [table.organisationId, table.assessmentId], serviceProviderAssessment),
    belongingTo('assessment_finding_risk', [table.organisationId, table.riskId], risk),
    index('assessment_finding_use').on(table.organisationId, table.riskId),
  ],
);
