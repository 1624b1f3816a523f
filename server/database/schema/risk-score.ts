import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { riskStageValues, scoreChangeCauseValues } from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { belongingTo, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { riskCategory } from './lookups.ts';
import { risk } from './risk.ts';

/**
 * Every change of a risk's scores, written by triggers of `risk` in the transaction that changes it, whatever changes
 * it. Steps and band stand here as they were: the matrix may change. docs/decisions/054-score-history.md
 */
export const riskScoreChange = pgTable(
  'risk_score_change',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    stage: text('stage', { enum: riskStageValues }).notNull(),
    /** No foreign keys: a step can be removed once no risk has it. */
    likelihoodId: uuid('likelihood_id'),
    likelihoodName: text('likelihood_name'),
    likelihoodScore: integer('likelihood_score'),
    impactId: uuid('impact_id'),
    impactName: text('impact_name'),
    impactScore: integer('impact_score'),
    score: integer('score'),
    ratingName: text('rating_name'),
    cause: text('cause', { enum: scoreChangeCauseValues }).notNull(),
    /** The version of the matrix that it was made with; null for scores from before versions were kept. */
    matrixVersion: integer('matrix_version'),
    at: instant('at').notNull().defaultNow(),
    changedBy: uuid('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('risk_score_change_risk', [table.organisationId, table.riskId], risk),
    personOf('risk_score_change_changed_by', [table.organisationId, table.changedBy]),
    check('risk_score_change_stage', sql`${table.stage} in (${literals(riskStageValues)})`),
    check('risk_score_change_cause', sql`${table.cause} in (${literals(scoreChangeCauseValues)})`),
    index('risk_score_change_latest').on(table.organisationId, table.at, table.id),
    index('risk_score_change_of_risk').on(table.organisationId, table.riskId, table.stage, table.at),
    // The scores of all risks over time are read from it alone, in their order: neither the table nor a sort is needed.
    index('risk_score_change_over_time').on(
      table.organisationId,
      table.stage,
      table.riskId,
      table.at,
      table.id,
      table.score,
      table.likelihoodId,
      table.impactId,
    ),
  ],
);

/** The highest score that an organisation accepts without treatment; no row until it is set. */
export const riskAppetite = pgTable(
  'risk_appetite',
  {
    organisationId: organisationId()
      .primaryKey()
      .references(() => organisation.id),
    version: version(),
    score: integer('score'),
  },
  (table) => [check('risk_appetite_score', sql`${table.score} between 1 and 10000`)],
);

/** The same for the risks of a category, which counts instead. */
export const categoryAppetite = pgTable(
  'category_appetite',
  {
    organisationId: organisationId(),
    categoryId: uuid('category_id').notNull(),
    score: integer('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.categoryId] }),
    withinOrganisation('category_appetite_category', [table.organisationId, table.categoryId], riskCategory).onDelete(
      'cascade',
    ),
    check('category_appetite_score', sql`${table.score} between 1 and 10000`),
  ],
);

/** An appetite of a category in a version: its name then, and its id, by which it is found under any later name. */
type KeptCategory = components['schemas']['FormerCategoryAppetite'] & { readonly id?: string };

/** Every appetite that was set, with the names of categories as they were. */
export const riskAppetiteVersion = pgTable(
  'risk_appetite_version',
  {
    organisationId: organisationId().references(() => organisation.id),
    number: integer('number').notNull(),
    at: instant('at').notNull().defaultNow(),
    changedBy: uuid('changed_by'),
    score: integer('score'),
    categories: jsonb('categories').$type<KeptCategory[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.number] }),
    personOf('risk_appetite_version_changed_by', [table.organisationId, table.changedBy]),
  ],
);
