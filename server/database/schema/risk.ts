import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import {
  controlEffectivenessValues,
  riskClosingValues,
  riskReviewOutcomeValues,
  riskStatusValues,
  riskTreatmentValues,
  securityPillarValues,
  treatmentPlanStatusValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, refersTo } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId, rankAmong } from './columns.ts';
import { informationAsset } from './information-asset.ts';
import {
  riskCategory,
  riskIdentificationSource,
  riskImpact,
  riskLikelihood,
  riskOwner,
  threat,
  vulnerability,
} from './lookups.ts';
import { recordTable } from './record-table.ts';

/** Ordered by remaining work: undecided first, then those that need work, and last those accepted as they are. */
const treatments = [
  'NONE',
  'MITIGATE',
  'TRANSFER',
  'AVOID',
  'ACCEPT',
] as const satisfies (typeof riskTreatmentValues)[number][];

/** Treatments are sorted and indexed in this order. */
export const treatmentRank = (treatment: AnyPgColumn) => rankAmong(treatments, treatment);

/**
 * The columns a risk adds to its `record`. Each score is likelihood score × impact score, null until both are chosen.
 */
export const risk = recordTable(
  'risk',
  {
    description: text('description').notNull(),
    ownerId: uuid('owner_id'),
    identificationSourceId: uuid('identification_source_id'),
    accountableId: uuid('accountable_id'),
    pillars: text('pillars', { enum: securityPillarValues }).array().notNull().default([]),
    existingControls: text('existing_controls').notNull().default(''),
    controlEffectiveness: text('control_effectiveness', { enum: controlEffectivenessValues }),
    inherentLikelihoodId: uuid('inherent_likelihood_id'),
    inherentImpactId: uuid('inherent_impact_id'),
    inherentScore: integer('inherent_score'),
    currentLikelihoodId: uuid('current_likelihood_id'),
    currentImpactId: uuid('current_impact_id'),
    currentScore: integer('current_score'),
    residualLikelihoodId: uuid('residual_likelihood_id'),
    residualImpactId: uuid('residual_impact_id'),
    residualScore: integer('residual_score'),
    treatment: text('treatment', { enum: riskTreatmentValues }).notNull().default('NONE'),
    justification: text('justification').notNull().default(''),
    planActions: text('plan_actions').notNull().default(''),
    planDueOn: date('plan_due_on', { mode: 'string' }),
    /** In percent. */
    planProgress: integer('plan_progress').notNull().default(0),
    planStatus: text('plan_status', { enum: treatmentPlanStatusValues }).notNull().default('NOT_STARTED'),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    /** What a file brings in was kept elsewhere before: it is open. */
    status: text('status', { enum: riskStatusValues })
      .notNull()
      .default(sql`case when current_setting('app.cause', true) = 'IMPORT' then 'OPEN' else 'DRAFT' end`),
    closedBecause: text('closed_because', { enum: riskClosingValues }),
  },
  {
    people: ['ownerId'],
    references: {
      identificationSourceId: riskIdentificationSource,
      accountableId: riskOwner,
      inherentLikelihoodId: riskLikelihood,
      inherentImpactId: riskImpact,
      currentLikelihoodId: riskLikelihood,
      currentImpactId: riskImpact,
      residualLikelihoodId: riskLikelihood,
      residualImpactId: riskImpact,
    },
    ranked: ['status'],
    sorted: ['planDueOn', 'nextReviewOn', 'inherentScore', 'currentScore', 'residualScore'],
  },
  (table) => [
    check('risk_closed', sql`(${table.status} = 'CLOSED') = (${table.closedBecause} is not null)`),
    check('risk_plan_progress', sql`${table.planProgress} between 0 and 100`),
    index('risk_treatment_rank').on(table.organisationId, treatmentRank(table.treatment), table.id),
  ],
);

/**
 * When risks were closed, and when they were reopened: past days count a risk that was open then. Written by a trigger of
 * `risk`, whatever changes the status. docs/decisions/192-status-and-reviews-of-risks.md
 */
export const riskClosure = pgTable(
  'risk_closure',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Null while it is closed. */
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('risk_closure_risk', [table.organisationId, table.riskId], risk),
    index('risk_closure_of_risk').on(table.organisationId, table.riskId, table.closedAt),
  ],
);

/** Reviews of risks as they were held. */
export const riskReview = pgTable(
  'risk_review',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    outcome: text('outcome', { enum: riskReviewOutcomeValues }).notNull(),
    remark: text('remark').notNull().default(''),
    reviewedBy: uuid('reviewed_by').notNull(),
    reviewedAt: instant('reviewed_at').notNull().defaultNow(),
    dueOn: date('due_on', { mode: 'string' }),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('risk_review_risk', [table.organisationId, table.riskId], risk),
    personOf('risk_review_reviewed_by', [table.organisationId, table.reviewedBy]),
    check('risk_review_outcome', sql`${table.outcome} in (${literals(riskReviewOutcomeValues)})`),
    index('risk_review_of_risk').on(table.organisationId, table.riskId, table.reviewedAt),
  ],
);

export const riskCategoryAssignment = assignmentTable(
  'risk_category_assignment',
  { riskId: uuid('risk_id').notNull(), categoryId: uuid('category_id').notNull() },
  { riskId: belongsTo(risk), categoryId: refersTo(riskCategory) },
  { use: 'risk_category_use' },
);

export const riskThreatAssignment = assignmentTable(
  'risk_threat_assignment',
  { riskId: uuid('risk_id').notNull(), threatId: uuid('threat_id').notNull() },
  { riskId: belongsTo(risk), threatId: refersTo(threat) },
  { use: 'risk_threat_use' },
);

export const riskVulnerabilityAssignment = assignmentTable(
  'risk_vulnerability_assignment',
  { riskId: uuid('risk_id').notNull(), vulnerabilityId: uuid('vulnerability_id').notNull() },
  { riskId: belongsTo(risk), vulnerabilityId: refersTo(vulnerability) },
  { key: 'risk_vulnerability_assignment_key', use: 'risk_vulnerability_use' },
);

/** The information assets that a risk threatens. */
export const riskAssetAssignment = assignmentTable(
  'risk_asset_assignment',
  { riskId: uuid('risk_id').notNull(), assetId: uuid('asset_id').notNull() },
  { riskId: belongsTo(risk), assetId: belongsTo(informationAsset) },
  { use: 'risk_asset_use' },
);
