import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import {
  auditKindValues,
  auditStatusValues,
  managementReviewStatusValues,
  objectiveDirectionValues,
  objectiveStageValues,
} from '#openapi/generated/values.ts';

import { adoptedStandard } from './adopted-standard.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, createdAt, instant, organisationId, version } from './columns.ts';
import { complianceAssessment } from './compliance-assessment.ts';
import { recordTable } from './record-table.ts';
import { standardVersion } from './standard.ts';

type Schemas = components['schemas'];

const prose = (name: string) => text(name).notNull().default('');

/** What an objective adds to its `record`. */
export const objective = recordTable(
  'objective',
  {
    plan: prose('plan'),
    resources: prose('resources'),
    ownerId: uuid('owner_id'),
    measure: prose('measure'),
    unit: prose('unit'),
    direction: text('direction', { enum: objectiveDirectionValues }).notNull().default('AT_LEAST'),
    baseline: doublePrecision('baseline'),
    target: doublePrecision('target'),
    everyMonths: integer('every_months'),
    stage: text('stage', { enum: objectiveStageValues }).notNull().default('ACTIVE'),
    dueOn: date('due_on', { mode: 'string' }),
    /** Of the newest reading; they follow every change of readings. */
    latestValue: doublePrecision('latest_value'),
    latestOn: date('latest_on', { mode: 'string' }),
    nextReadingOn: date('next_reading_on', { mode: 'string' }),
  },
  { people: ['ownerId'], sorted: ['dueOn', 'nextReadingOn'] },
);

/** A value that was measured for an objective. A removed one can be restored until its objective is permanently deleted. */
export const objectiveReading = pgTable(
  'objective_reading',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    objectiveId: uuid('objective_id').notNull(),
    title: text('title').notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    value: doublePrecision('value').notNull(),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('objective_reading_objective', [table.organisationId, table.objectiveId], objective),
    index('objective_reading_of').on(table.organisationId, table.objectiveId, table.takenOn),
  ],
);

/** What an audit adds to its `record`. */
export const audit = recordTable(
  'audit',
  {
    kind: text('kind', { enum: auditKindValues }).notNull().default('INTERNAL'),
    objective: prose('objective'),
    criteria: prose('criteria'),
    adoptedStandardId: uuid('adopted_standard_id'),
    groups: text('groups').array().notNull().default([]),
    /** The version of the standard whose groups they are: newer ones have others. */
    catalogueOwner: uuid('catalogue_owner'),
    versionId: uuid('version_id'),
    ownerId: uuid('owner_id'),
    externalAuditors: prose('external_auditors'),
    plannedFrom: date('planned_from', { mode: 'string' }),
    plannedTo: date('planned_to', { mode: 'string' }),
    assessmentId: uuid('assessment_id'),
    status: text('status', { enum: auditStatusValues }).notNull().default('PLANNED'),
    startedAt: instant('started_at'),
    reportedAt: instant('reported_at'),
    reportedById: uuid('reported_by_id'),
    conclusion: prose('conclusion'),
    independence: prose('independence'),
    cancelledBecause: prose('cancelled_because'),
  },
  {
    people: ['ownerId', 'reportedById'],
    // An audit outlives its assessment (migrations): of the column alone, on delete set null.
    references: { adoptedStandardId: adoptedStandard, assessmentId: complianceAssessment },
    ranked: ['status'],
    sorted: ['plannedFrom', 'plannedTo'],
  },
  (table) => [
    foreignKey({
      name: 'audit_version',
      columns: [table.catalogueOwner, table.versionId],
      foreignColumns: [standardVersion.ownerId, standardVersion.id],
    }),
    check(
      'audit_catalogue_owner',
      sql`${table.catalogueOwner} in (${table.organisationId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
  ],
);

/** The members who audit beside the leader. */
export const auditAuditor = assignmentTable(
  'audit_auditor',
  { auditId: uuid('audit_id').notNull(), personId: uuid('person_id').notNull() },
  { auditId: belongsTo(audit), personId: toPerson() },
);

/** What a management review adds to its `record`. */
export const managementReview = recordTable(
  'management_review',
  {
    heldOn: date('held_on', { mode: 'string' }),
    ownerId: uuid('owner_id'),
    otherParticipants: prose('other_participants'),
    previousActions: prose('previous_actions'),
    changedIssues: prose('changed_issues'),
    changedExpectations: prose('changed_expectations'),
    performance: prose('performance'),
    feedback: prose('feedback'),
    risks: prose('risks'),
    opportunities: prose('opportunities'),
    decisions: prose('decisions'),
    status: text('status', { enum: managementReviewStatusValues }).notNull().default('PLANNED'),
    approvedAt: instant('approved_at'),
    approvedById: uuid('approved_by_id'),
  },
  { people: ['ownerId', 'approvedById'], ranked: ['status'], sorted: ['heldOn'] },
);

/** The members who take part in a management review. */
export const managementReviewParticipant = assignmentTable(
  'management_review_participant',
  { reviewId: uuid('review_id').notNull(), personId: uuid('person_id').notNull() },
  { reviewId: belongsTo(managementReview), personId: toPerson() },
);

/** What the registers said when a management review was held. The app role may insert, read and delete rows only. */
export const managementReviewFacts = pgTable(
  'management_review_facts',
  {
    organisationId: organisationId(),
    reviewId: uuid('review_id').notNull(),
    facts: jsonb('facts').$type<Schemas['ReviewFacts']>().notNull(),
    frozenAt: instant('frozen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.reviewId] }),
    belongingTo('management_review_facts_review', [table.organisationId, table.reviewId], managementReview),
  ],
);
