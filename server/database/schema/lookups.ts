import { sql } from 'drizzle-orm';
import { check, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';

import { taskStateValues } from '#openapi/generated/values.ts';

import { literals, withinOrganisation } from './columns.ts';
import { lookupTable } from './lookup-table.ts';

export const assetType = lookupTable('asset_type', {});

export const incidentType = lookupTable('incident_type', {});

export const policyCategory = lookupTable('policy_category', {});

/** How often policies are reviewed. */
export const policyFrequency = lookupTable(
  'policy_frequency',
  {
    /** Months from one review to the next. */
    months: integer('months').notNull().default(12),
  },
  ({ months }) => [check('policy_frequency_months', sql`${months} between 1 and 120`)],
);

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
  {
    minimumScore: integer('minimum_score').notNull(),
    /** Months from one review to the next. */
    reviewMonths: integer('review_months').notNull().default(12),
    colour: text('colour'),
  },
  ({ organisationId, minimumScore, reviewMonths }) => [
    unique('risk_rating_minimum_score').on(organisationId, minimumScore),
    check('risk_rating_minimum_score_range', sql`${minimumScore} between 1 and 100`),
    check('risk_rating_review_months', sql`${reviewMonths} between 1 and 120`),
  ],
);

export const riskCategory = lookupTable('risk_category', {});

/** How a risk was identified. */
export const riskIdentificationSource = lookupTable('risk_identification_source', {});

/** A role or body that is accountable for risks. (An index of `risk` is named `risk_owner`.) */
export const riskOwner = lookupTable('risk_owner_role', {});

export const vulnerability = lookupTable('vulnerability', {});

export const threatCategory = lookupTable('threat_category', {});

export const threatSource = lookupTable('threat_source', {});

export const threatActor = lookupTable('threat_actor', {});

/** A potential cause of an incident, with where it comes from. */
export const threat = lookupTable(
  'threat',
  { categoryId: uuid('category_id'), sourceId: uuid('source_id'), actorId: uuid('actor_id') },
  ({ organisationId, categoryId, sourceId, actorId }) => [
    withinOrganisation('threat_category', [organisationId, categoryId], threatCategory),
    withinOrganisation('threat_source', [organisationId, sourceId], threatSource),
    withinOrganisation('threat_actor', [organisationId, actorId], threatActor),
    index('threat_category_use').on(organisationId, categoryId),
    index('threat_source_use').on(organisationId, sourceId),
    index('threat_actor_use').on(organisationId, actorId),
  ],
);

/** A column of the board of tasks. */
export const taskStatus = lookupTable(
  'task_status',
  { category: text('category', { enum: taskStateValues }).notNull().default('TODO') },
  ({ category }) => [check('task_status_category', sql`${category} in (${literals(taskStateValues)})`)],
);

/** How much a task matters: the first entry is the top severity. */
export const taskSeverity = lookupTable('task_severity', {});

/** A skill or qualification that roles require of staff. */
export const competence = lookupTable('competence', {});

/** What staff do for the security of the organisation, whatever their position is called. */
export const staffRole = lookupTable('staff_role', {});
