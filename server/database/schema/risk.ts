import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { organisationId } from './columns.ts';
import { riskCategory, riskImpact, riskLikelihood } from './lookups.ts';
import { record } from './record.ts';

/** What a risk adds to its `record`. */
export const risk = pgTable(
  'risk',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull(),
    description: text('description').notNull(),
    likelihoodId: uuid('likelihood_id'),
    impactId: uuid('impact_id'),
    /** Likelihood score × impact score, kept by the server; null until both are chosen. */
    score: integer('score'),
    treatment: text('treatment').notNull().default('NONE'),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: 'risk_record',
      columns: [table.organisationId, table.id],
      foreignColumns: [record.organisationId, record.id],
    }),
    foreignKey({
      name: 'risk_likelihood_id',
      columns: [table.organisationId, table.likelihoodId],
      foreignColumns: [riskLikelihood.organisationId, riskLikelihood.id],
    }),
    foreignKey({
      name: 'risk_impact_id',
      columns: [table.organisationId, table.impactId],
      foreignColumns: [riskImpact.organisationId, riskImpact.id],
    }),
    check('risk_treatment', sql`${table.treatment} in ('AVOID', 'ACCEPT', 'MITIGATE', 'TRANSFER', 'NONE')`),
    index('risk_score').on(table.organisationId, table.score, table.id),
    // Backwards the one above would begin with the risks that have no score.
    index('risk_score_highest').on(table.organisationId, table.score.desc().nullsLast(), table.id.desc()),
    index('risk_next_review').on(table.organisationId, table.nextReviewOn, table.id),
    index('risk_likelihood_use').on(table.organisationId, table.likelihoodId),
    index('risk_impact_use').on(table.organisationId, table.impactId),
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
    foreignKey({
      name: 'risk_category_assignment_risk',
      columns: [table.organisationId, table.riskId],
      foreignColumns: [risk.organisationId, risk.id],
    }),
    foreignKey({
      name: 'risk_category_assignment_category',
      columns: [table.organisationId, table.categoryId],
      foreignColumns: [riskCategory.organisationId, riskCategory.id],
    }),
    index('risk_category_use').on(table.organisationId, table.categoryId),
  ],
);
