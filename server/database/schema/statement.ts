import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import {
  applicabilityReasonValues,
  implementationStatusValues,
  statementOutcomeValues,
  statementStatusValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { adoptedStandard } from './adopted-standard.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId } from './columns.ts';
import { recordTable } from './record-table.ts';

type Schemas = components['schemas'];

/** What a statement of applicability adds to its `record`: its course, and the version being worked on. */
export const statementOfApplicability = recordTable(
  'statement_of_applicability',
  {
    adoptedStandardId: uuid('adopted_standard_id'),
    number: text('number').notNull().default('1.0'),
    changeLog: text('change_log').notNull().default(''),
    ownerId: uuid('owner_id'),
    approverId: uuid('approver_id'),
    reviewOn: date('review_on', { mode: 'string' }),
    status: text('status', { enum: statementStatusValues }).notNull().default('DRAFT'),
    submittedAt: instant('submitted_at'),
    approvedNumber: text('approved_number'),
    /** The review date of the version that was approved last. */
    approvedReviewOn: date('approved_review_on', { mode: 'string' }),
    /** When people were told that it has passed. */
    approvedExpiredAt: instant('approved_expired_at'),
    approvedAt: instant('approved_at'),
    approvedById: uuid('approved_by_id'),
    submissions: integer('submissions').notNull().default(0),
    /** What was decided about controls since then is this version's; null before the first was approved. */
    draftedFrom: instant('drafted_from'),
  },
  {
    people: ['ownerId', 'approverId', 'approvedById'],
    references: { adoptedStandardId: adoptedStandard },
    ranked: ['status'],
    sorted: ['reviewOn', 'approvedReviewOn'],
  },
);

/** The members who wrote the version being worked on: none of them approves it. */
export const statementAuthor = assignmentTable(
  'statement_author',
  { statementId: uuid('statement_id').notNull(), personId: uuid('person_id').notNull() },
  { statementId: belongsTo(statementOfApplicability), personId: toPerson() },
);

/** A version as it was submitted. Only what became of it can be added. */
export const statementSubmission = pgTable(
  'statement_submission',
  {
    organisationId: organisationId(),
    statementId: uuid('statement_id').notNull(),
    /** From 1. */
    submission: integer('submission').notNull(),
    number: text('number').notNull(),
    changeLog: text('change_log').notNull(),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    submittedBy: uuid('submitted_by'),
    approverId: uuid('approver_id'),
    reviewOn: date('review_on', { mode: 'string' }),
    rows: integer('rows').notNull(),
    outcome: text('outcome', { enum: statementOutcomeValues }).notNull().default('PENDING'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.statementId, table.submission] }),
    belongingTo('statement_submission_statement', [table.organisationId, table.statementId], statementOfApplicability),
    personOf('statement_submission_submitted_by', [table.organisationId, table.submittedBy]),
    personOf('statement_submission_approver', [table.organisationId, table.approverId]),
    personOf('statement_submission_decided_by', [table.organisationId, table.decidedBy]),
    check('statement_submission_outcome', sql`${table.outcome} in (${literals(statementOutcomeValues)})`),
  ],
);

/** A control as it was submitted. Insert-only: by its grants, and by a trigger for everyone else. */
export const statementRow = pgTable(
  'statement_row',
  {
    organisationId: organisationId(),
    statementId: uuid('statement_id').notNull(),
    submission: integer('submission').notNull(),
    /** In the order of the standard. */
    position: integer('position').notNull(),
    positionId: uuid('position_id').notNull(),
    ref: text('ref').notNull(),
    title: text('title').notNull(),
    textSha256: text('text_sha256').notNull(),
    isApplicable: boolean('is_applicable').notNull(),
    reasons: text('reasons', { enum: applicabilityReasonValues }).array().notNull(),
    justification: text('justification').notNull(),
    implementation: text('implementation', { enum: implementationStatusValues }),
    ownControls: jsonb('own_controls').$type<Schemas['StatementOwnControl'][]>().notNull(),
    evidence: jsonb('evidence').$type<Schemas['StatementEvidence'][]>().notNull(),
    risks: jsonb('risks').$type<Schemas['RecordReference'][]>().notNull(),
    ownerId: uuid('owner_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.statementId, table.submission, table.position] }),
    foreignKey({
      name: 'statement_row_submission',
      columns: [table.organisationId, table.statementId, table.submission],
      foreignColumns: [
        statementSubmission.organisationId,
        statementSubmission.statementId,
        statementSubmission.submission,
      ],
    }).onDelete('cascade'),
    personOf('statement_row_owner', [table.organisationId, table.ownerId]),
    check('statement_row_reasons', sql`${table.reasons} <@ array[${literals(applicabilityReasonValues)}]`),
    check('statement_row_implementation', sql`${table.implementation} in (${literals(implementationStatusValues)})`),
  ],
);
