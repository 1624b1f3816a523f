import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { HandlersOf } from '#server/contract/types.ts';
import {
  risk,
  riskCategory,
  riskCategoryAssignment,
  riskImpact,
  riskLikelihood,
  riskRating,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';

const risksWith = (column: PgColumn, id: PgColumn): SQL<number> =>
  sql<number>`(select count(*)::int from ${column.table} where ${column} = ${id})`;

/** Scores follow the matrix: when a step's score changes, every risk that has the step changes with it. */
async function rescore(): Promise<void> {
  await db
    .update(risk)
    .set({ score: sql`${riskLikelihood.score} * ${riskImpact.score}` })
    .from(riskLikelihood)
    .innerJoin(riskImpact, eq(riskImpact.organisationId, riskLikelihood.organisationId))
    .where(
      sql`${risk.likelihoodId} = ${riskLikelihood.id} and ${risk.impactId} = ${riskImpact.id}
        and ${risk.score} is distinct from ${riskLikelihood.score} * ${riskImpact.score}`,
    );
}

export const riskLikelihoodHandlers: HandlersOf<'RiskLikelihoods'> = lookupHandlers({
  table: riskLikelihood,
  entityType: 'riskLikelihood',
  ownColumns: { score: riskLikelihood.score, colour: riskLikelihood.colour },
  uses: risksWith(risk.likelihoodId, riskLikelihood.id),
  afterChange: rescore,
});

export const riskImpactHandlers: HandlersOf<'RiskImpacts'> = lookupHandlers({
  table: riskImpact,
  entityType: 'riskImpact',
  ownColumns: { score: riskImpact.score, colour: riskImpact.colour },
  uses: risksWith(risk.impactId, riskImpact.id),
  afterChange: rescore,
});

/** A band belongs to no record: risks find it by their score. */
export const riskRatingHandlers: HandlersOf<'RiskRatings'> = lookupHandlers({
  table: riskRating,
  entityType: 'riskRating',
  ownColumns: { minimumScore: riskRating.minimumScore, colour: riskRating.colour },
  uses: sql<number>`0`,
  uniqueFields: {
    risk_rating_minimum_score: { field: 'minimumScore', message: 'Another rating begins at this score' },
  },
});

export const riskCategoryHandlers: HandlersOf<'RiskCategories'> = lookupHandlers({
  table: riskCategory,
  entityType: 'riskCategory',
  ownColumns: {},
  uses: risksWith(riskCategoryAssignment.categoryId, riskCategory.id),
});
