import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid, boolean } from 'drizzle-orm/pg-core';

import { correctiveActionTypeValues, findingKindValues, findingStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { controlPosition } from './adopted-standard.ts';
import { assignmentTable, belongsTo } from './assignment-table.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { complianceAssessment } from './compliance-assessment.ts';
import { evidence } from './evidence.ts';
import { lookupTable } from './lookup-table.ts';
import { recordTable } from './record-table.ts';
import { risk } from './risk.ts';

/** How findings come to light. */
export const findingSource = lookupTable('finding_source', {});

/** How the causes of findings are found. */
export const rootIdentification = lookupTable('root_identification', {});

export const affectedArea = lookupTable('affected_area', {});

export const findingImportance = lookupTable('finding_importance', {});

/** Where the actions of findings stand. */
export const findingActionStatus = lookupTable('finding_action_status', {
  isDone: boolean('is_done').notNull().default(false),
});

/** What a finding adds to its `record`. */
export const finding = recordTable(
  'finding',
  {
    kind: text('kind', { enum: findingKindValues }).notNull().default('MINOR'),
    description: text('description').notNull().default(''),
    ownerId: uuid('owner_id'),
    verifierId: uuid('verifier_id'),
    dueOn: date('due_on', { mode: 'string' }),
    /** Null: the day of its entry. */
    raisedOn: date('raised_on', { mode: 'string' }),
    identificationSourceId: uuid('identification_source_id'),
    rootIdentificationId: uuid('root_identification_id'),
    affectedAreaId: uuid('affected_area_id'),
    importanceId: uuid('importance_id'),
    rootCause: text('root_cause').notNull().default(''),
    correction: text('correction').notNull().default(''),
    assessmentId: uuid('assessment_id'),
    status: text('status', { enum: findingStatusValues }).notNull().default('OPEN'),
    closedById: uuid('closed_by_id'),
    closedOn: date('closed_on', { mode: 'string' }),
    declinedBecause: text('declined_because').notNull().default(''),
    failedChecks: integer('failed_checks').notNull().default(0),
    /** The last day on which a check failed or it was reopened: something has to be done on it or later. */
    againFrom: date('again_from', { mode: 'string' }),
    acceptedRiskId: uuid('accepted_risk_id'),
    archivedAt: instant('archived_at'),
    archivedReason: text('archived_reason').notNull().default(''),
  },
  {
    people: ['ownerId', 'verifierId', 'closedById'],
    // A finding outlives its assessment and the risk (migrations): of the column alone, on delete set null.
    references: {
      assessmentId: complianceAssessment,
      identificationSourceId: findingSource,
      rootIdentificationId: rootIdentification,
      affectedAreaId: affectedArea,
      importanceId: findingImportance,
      acceptedRiskId: risk,
    },
    ranked: ['kind', 'status'],
    sorted: ['dueOn', 'raisedOn'],
  },
);

/** The controls that a finding is about. */
export const findingPosition = assignmentTable(
  'finding_position',
  { findingId: uuid('finding_id').notNull(), positionId: uuid('position_id').notNull() },
  { findingId: belongsTo(finding), positionId: belongsTo(controlPosition) },
);

/** What shows that the actions on a finding were carried out. */
export const findingEvidence = assignmentTable(
  'finding_evidence',
  { findingId: uuid('finding_id').notNull(), evidenceId: uuid('evidence_id').notNull() },
  { findingId: belongsTo(finding), evidenceId: belongsTo(evidence) },
);

/** An action on a finding. A removed one can be restored until its finding is permanently deleted. */
export const correctiveAction = pgTable(
  'corrective_action',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    findingId: uuid('finding_id').notNull(),
    title: text('title').notNull(),
    type: text('type', { enum: correctiveActionTypeValues }),
    ownerId: uuid('owner_id'),
    dueOn: date('due_on', { mode: 'string' }),
    statusId: uuid('status_id'),
    doneOn: date('done_on', { mode: 'string' }),
    doneById: uuid('done_by_id'),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('corrective_action_finding', [table.organisationId, table.findingId], finding),
    personOf('corrective_action_owner', [table.organisationId, table.ownerId]),
    personOf('corrective_action_done_by', [table.organisationId, table.doneById]),
    withinOrganisation('corrective_action_status', [table.organisationId, table.statusId], findingActionStatus),
    check('corrective_action_type', sql`${table.type} in (${literals(correctiveActionTypeValues)})`),
    check('corrective_action_done', sql`(done_on is null) = (done_by_id is null)`),
    index('corrective_action_of').on(table.organisationId, table.findingId, table.createdAt),
    index('corrective_action_due').on(table.organisationId, table.dueOn, table.id),
    index('corrective_action_status_use').on(table.organisationId, table.statusId),
  ],
);

/** Who had completed an action, and when, before it was taken up again: they do not check their own work. Kept with the action. */
export const correctiveActionCompletion = pgTable(
  'corrective_action_completion',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    actionId: uuid('action_id').notNull(),
    doneOn: date('done_on', { mode: 'string' }).notNull(),
    doneById: uuid('done_by_id').notNull(),
    /** When it was taken up again. */
    takenUpAt: instant('taken_up_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('corrective_action_completion_of', [table.organisationId, table.actionId], correctiveAction),
    personOf('corrective_action_completion_by', [table.organisationId, table.doneById]),
    index('corrective_action_completion_order').on(table.organisationId, table.actionId, table.takenUpAt),
  ],
);
