import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import {
  controlEffectivenessValues,
  riskTreatmentValues,
  securityPillarValues,
  treatmentPlanStatusValues,
} from '#openapi/generated/values.ts';

import { belongingTo, organisationId, rankAmong, withinOrganisation } from './columns.ts';
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
    sorted: ['planDueOn', 'nextReviewOn', 'inherentScore', 'currentScore', 'residualScore'],
  },
  (table) => [
    check('risk_plan_progress', sql`${table.planProgress} between 0 and 100`),
    index('risk_treatment_rank').on(table.organisationId, treatmentRank(table.treatment), table.id),
  ],
);

export const riskCategoryAssignment = pgTable(
  'risk_category_assignment',
  {
    organisationId: organisationId(),
    riskId: uuid('risk_id').notNull(),
    categoryId: uuid('category_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.riskId, table.categoryId] }),
    belongingTo('risk_category_assignment_risk', [table.organisationId, table.riskId], risk),
    withinOrganisation('risk_category_assignment_category', [table.organisationId, table.categoryId], riskCategory),
    index('risk_category_use').on(table.organisationId, table.categoryId),
  ],
);

export const riskThreatAssignment = pgTable(
  'risk_threat_assignment',
  {
    organisationId: organisationId(),
    riskId: uuid('risk_id').notNull(),
    threatId: uuid('threat_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.riskId, table.threatId] }),
    belongingTo('risk_threat_assignment_risk', [table.organisationId, table.riskId], risk),
    withinOrganisation('risk_threat_assignment_threat', [table.organisationId, table.threatId], threat),
    index('risk_threat_use').on(table.organisationId, table.threatId),
  ],
);

export const riskVulnerabilityAssignment = pgTable(
  'risk_vulnerability_assignment',
  {
    organisationId: organisationId(),
    riskId: uuid('risk_id').notNull(),
    vulnerabilityId: uuid('vulnerability_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'risk_vulnerability_assignment_key',
      columns: [table.organisationId, table.riskId, table.vulnerabilityId],
    }),
    belongingTo('risk_vulnerability_assignment_risk', [table.organisationId, table.riskId], risk),
    withinOrganisation(
      'risk_vulnerability_assignment_vulnerability',
      [table.organisationId, table.vulnerabilityId],
      vulnerability,
    ),
    index('risk_vulnerability_use').on(table.organisationId, table.vulnerabilityId),
  ],
);

/** The information assets that a risk threatens. */
export const riskAssetAssignment = pgTable(
  'risk_asset_assignment',
  {
    organisationId: organisationId(),
    riskId: uuid('risk_id').notNull(),
    assetId: uuid('asset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.riskId, table.assetId] }),
    belongingTo('risk_asset_assignment_risk', [table.organisationId, table.riskId], risk),
    belongingTo('risk_asset_assignment_asset', [table.organisationId, table.assetId], informationAsset),
    index('risk_asset_use').on(table.organisationId, table.assetId),
  ],
);
