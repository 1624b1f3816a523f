import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import {
  complianceAssessmentKindValues,
  complianceAssessmentStatusValues,
  complianceResultValues,
  derivationBasisValues,
  scoringMethodValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { adoptedStandard, controlPosition } from './adopted-standard.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId, version } from './columns.ts';
import { recordTable } from './record-table.ts';

type Schemas = components['schemas'];

/** What a compliance assessment adds to its `record`. */
export const complianceAssessment = recordTable(
  'compliance_assessment',
  {
    kind: text('kind', { enum: complianceAssessmentKindValues }).notNull().default('SELF'),
    adoptedStandardId: uuid('adopted_standard_id'),
    levels: text('levels').array().notNull().default([]),
    groups: text('groups').array().notNull().default([]),
    periodFrom: date('period_from', { mode: 'string' }),
    periodTo: date('period_to', { mode: 'string' }),
    method: text('method', { enum: scoringMethodValues }),
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    status: text('status', { enum: complianceAssessmentStatusValues }).notNull().default('PLANNED'),
    startedAt: instant('started_at'),
    closedAt: instant('closed_at'),
    closedById: uuid('closed_by_id'),
    conclusion: text('conclusion').notNull().default(''),
    closings: integer('closings').notNull().default(0),
  },
  {
    people: ['ownerId', 'closedById'],
    references: { adoptedStandardId: adoptedStandard },
    ranked: ['status'],
    sorted: ['periodFrom', 'dueOn'],
  },
);

/** The members who judge its items. */
export const complianceAssessor = assignmentTable(
  'compliance_assessor',
  { assessmentId: uuid('assessment_id').notNull(), personId: uuid('person_id').notNull() },
  { assessmentId: belongsTo(complianceAssessment), personId: toPerson() },
);

/** The members who may close it. */
export const complianceReviewer = assignmentTable(
  'compliance_reviewer',
  { assessmentId: uuid('assessment_id').notNull(), personId: uuid('person_id').notNull() },
  { assessmentId: belongsTo(complianceAssessment), personId: toPerson() },
);

/** A control in an assessment since its start, with what was judged there and nowhere else. */
export const assessmentItem = pgTable(
  'assessment_item',
  {
    organisationId: organisationId(),
    assessmentId: uuid('assessment_id').notNull(),
    positionId: uuid('position_id').notNull(),
    /** Null without a judgement. */
    result: text('result', { enum: complianceResultValues }),
    maturity: integer('maturity'),
    observation: text('observation').notNull().default(''),
    /** Why it was not assessed. */
    reason: text('reason').notNull().default(''),
    judgedBy: uuid('judged_by'),
    judgedAt: instant('judged_at'),
    delegateId: uuid('delegate_id'),
    delegateDue: date('delegate_due', { mode: 'string' }),
    delegateNote: text('delegate_note').notNull().default(''),
    delegatedBy: uuid('delegated_by'),
    delegatedAt: instant('delegated_at'),
    answeredAt: instant('answered_at'),
    /** The control that the assessment began with, once the standard was upgraded; null while it is that of the position. */
    versionId: uuid('version_id'),
    controlId: uuid('control_id'),
    /** What the position had when the upgrade archived it. */
    lastResult: text('last_result', { enum: complianceResultValues }),
    lastMaturity: integer('last_maturity'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.positionId] }),
    check('assessment_item_control', sql`(${table.versionId} is null) = (${table.controlId} is null)`),
    check('assessment_item_last_result', sql`${table.lastResult} in (${literals(complianceResultValues)})`),
    belongingTo('assessment_item_assessment', [table.organisationId, table.assessmentId], complianceAssessment),
    belongingTo('assessment_item_position', [table.organisationId, table.positionId], controlPosition),
    personOf('assessment_item_judged_by', [table.organisationId, table.judgedBy]),
    personOf('assessment_item_delegate', [table.organisationId, table.delegateId]),
    personOf('assessment_item_delegated_by', [table.organisationId, table.delegatedBy]),
    check('assessment_item_result', sql`${table.result} in (${literals(complianceResultValues)})`),
    check('assessment_item_maturity', sql`${table.maturity} between 0 and 9`),
    index('assessment_item_use').on(table.organisationId, table.positionId),
  ],
);

/** What changed in an assessment, field by field. The app role may insert and read rows only. */
export const assessmentLog = pgTable(
  'assessment_log',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    assessmentId: uuid('assessment_id').notNull(),
    /** Null for what concerns the whole assessment. */
    positionId: uuid('position_id'),
    at: instant('at').notNull().defaultNow(),
    by: uuid('by'),
    field: text('field').notNull(),
    old: text('old'),
    new: text('new'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('assessment_log_assessment', [table.organisationId, table.assessmentId], complianceAssessment),
    belongingTo('assessment_log_position', [table.organisationId, table.positionId], controlPosition),
    personOf('assessment_log_by', [table.organisationId, table.by]),
    index('assessment_log_of').on(table.organisationId, table.assessmentId, table.at),
  ],
);

/** A closing of an assessment: what is in it never changes. The app role may insert and read rows only. */
export const assessmentClosing = pgTable(
  'assessment_closing',
  {
    organisationId: organisationId(),
    assessmentId: uuid('assessment_id').notNull(),
    /** From 1: a reopened assessment keeps its closings. */
    number: integer('number').notNull(),
    closedAt: instant('closed_at').notNull().defaultNow(),
    closedBy: uuid('closed_by'),
    conclusion: text('conclusion').notNull(),
    method: text('method', { enum: scoringMethodValues }).notNull(),
    score: jsonb('score').$type<Schemas['ComplianceScore']>().notNull(),
    items: integer('items').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.number] }),
    belongingTo('assessment_closing_assessment', [table.organisationId, table.assessmentId], complianceAssessment),
    personOf('assessment_closing_by', [table.organisationId, table.closedBy]),
    check('assessment_closing_method', sql`${table.method} in (${literals(scoringMethodValues)})`),
  ],
);

/**
 * The report of a closing as it was read then, in the order of its fields; people without their names, which an erasure must reach.
 * Closings from before reports were kept have none. Insert-only, as `closed_item` is.
 */
export const closingReport = pgTable(
  'closing_report',
  {
    organisationId: organisationId(),
    assessmentId: uuid('assessment_id').notNull(),
    number: integer('number').notNull(),
    report: json('report').$type<Schemas['ComplianceReport']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.number] }),
    foreignKey({
      name: 'closing_report_closing',
      columns: [table.organisationId, table.assessmentId, table.number],
      foreignColumns: [assessmentClosing.organisationId, assessmentClosing.assessmentId, assessmentClosing.number],
    }).onDelete('cascade'),
  ],
);

/** An item as it was when its assessment was closed. Insert-only: by its grants, and by a trigger for everyone else. */
export const closedItem = pgTable(
  'closed_item',
  {
    organisationId: organisationId(),
    assessmentId: uuid('assessment_id').notNull(),
    number: integer('number').notNull(),
    positionId: uuid('position_id').notNull(),
    /** In the order of the standard. */
    position: integer('position').notNull(),
    ref: text('ref').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    textSha256: text('text_sha256').notNull(),
    result: text('result', { enum: complianceResultValues }).notNull(),
    basis: text('basis', { enum: derivationBasisValues }).notNull(),
    isJudged: boolean('is_judged').notNull(),
    maturity: integer('maturity'),
    confidence: integer('confidence'),
    observation: text('observation').notNull(),
    reason: text('reason').notNull(),
    assessorId: uuid('assessor_id'),
    sources: jsonb('sources').$type<readonly Schemas['ClosedSource'][]>().notNull(),
    evidence: jsonb('evidence').$type<readonly Schemas['ClosedEvidence'][]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.assessmentId, table.number, table.positionId] }),
    foreignKey({
      name: 'closed_item_closing',
      columns: [table.organisationId, table.assessmentId, table.number],
      foreignColumns: [assessmentClosing.organisationId, assessmentClosing.assessmentId, assessmentClosing.number],
    }).onDelete('cascade'),
    personOf('closed_item_assessor', [table.organisationId, table.assessorId]),
    check('closed_item_result', sql`${table.result} in (${literals(complianceResultValues)})`),
    check('closed_item_basis', sql`${table.basis} in (${literals(derivationBasisValues)})`),
  ],
);
