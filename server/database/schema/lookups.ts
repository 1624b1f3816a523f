import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

import { organisation } from './accounts.ts';
import { createdAt, organisationId, sortedText, updatedAt, version } from './columns.ts';

/** The columns every look-up has; each look-up is a table of its own, so that foreign keys are real. */
export const lookupColumns = () => ({
  organisationId: organisationId().references(() => organisation.id),
  id: uuid('id').notNull().defaultRandom(),
  name: sortedText('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  /** An inactive entry stays on the records that have it and is no longer offered. */
  active: boolean('active').notNull().default(true),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How likely a risk is to occur; `score` is its factor in the likelihood × impact matrix (ISO/IEC 27005, 8.3). */
export const riskLikelihood = pgTable(
  'risk_likelihood',
  { ...lookupColumns(), score: integer('score').notNull(), colour: text('colour') },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('risk_likelihood_name').on(table.organisationId, table.name),
    check('risk_likelihood_score', sql`${table.score} between 1 and 10`),
  ],
);

/** How much harm a risk would do; `score` is its factor in the matrix. */
export const riskImpact = pgTable(
  'risk_impact',
  { ...lookupColumns(), score: integer('score').notNull(), colour: text('colour') },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('risk_impact_name').on(table.organisationId, table.name),
    check('risk_impact_score', sql`${table.score} between 1 and 10`),
  ],
);

/** A band of the matrix: a risk has the rating with the highest `minimumScore` that its score reaches. */
export const riskRating = pgTable(
  'risk_rating',
  { ...lookupColumns(), minimumScore: integer('minimum_score').notNull(), colour: text('colour') },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('risk_rating_name').on(table.organisationId, table.name),
    unique('risk_rating_minimum_score').on(table.organisationId, table.minimumScore),
    check('risk_rating_minimum_score_range', sql`${table.minimumScore} between 1 and 100`),
  ],
);

export const riskCategory = pgTable('risk_category', lookupColumns(), (table) => [
  primaryKey({ columns: [table.organisationId, table.id] }),
  unique('risk_category_name').on(table.organisationId, table.name),
]);

/** How a risk came to be known. */
export const riskIdentificationSource = pgTable('risk_identification_source', lookupColumns(), (table) => [
  primaryKey({ columns: [table.organisationId, table.id] }),
  unique('risk_identification_source_name').on(table.organisationId, table.name),
]);
