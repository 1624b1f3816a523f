import { sql } from 'drizzle-orm';
import { check, integer, text, unique } from 'drizzle-orm/pg-core';

import { lookupTable } from './lookup-table.ts';

export const assetType = lookupTable('asset_type', {});

export const incidentType = lookupTable('incident_type', {});

/** How likely a risk is to occur; `score` is its factor in the likelihood × impact matrix (ISO/IEC 27005, 8.3). */
export const riskLikelihood = lookupTable(
  'risk_likelihood',
  { score: integer('score').notNull(), colour: text('colour') },
  ({ score }) => [check('risk_likelihood_score', sql`${score} between 1 and 10`)],
);

/** How much harm a risk would do; `score` is its factor in the matrix. */
export const riskImpact = lookupTable(
  'risk_impact',
  { score: integer('score').notNull(), colour: text('colour') },
  ({ score }) => [check('risk_impact_score', sql`${score} between 1 and 10`)],
);

/** A band of the matrix: a risk gets the rating with the highest `minimumScore` that its score reaches. */
export const riskRating = lookupTable(
  'risk_rating',
  { minimumScore: integer('minimum_score').notNull(), colour: text('colour') },
  ({ organisationId, minimumScore }) => [
    unique('risk_rating_minimum_score').on(organisationId, minimumScore),
    check('risk_rating_minimum_score_range', sql`${minimumScore} between 1 and 100`),
  ],
);

export const riskCategory = lookupTable('risk_category', {});

/** How a risk was identified. */
export const riskIdentificationSource = lookupTable('risk_identification_source', {});
