import { and, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';

import type { Input, Schemas } from '#server/contract/types.ts';
import { risk, riskCategoryAssignment, treatmentRank } from '#server/database/schema/index.ts';
import { listRecords, owner, type Listing } from '#server/modules/record/index.ts';

import { ratingBands } from './matrix.ts';
import { scoresRated } from './rules.ts';

export type RiskQuery = Input<'Risks.list'>['query'];

const listing: Listing<Schemas['RiskSort']> = {
  kind: 'risk',
  table: risk,
  sorts: {
    owner: { by: owner.name, join: { table: owner, on: eq(owner.id, risk.ownerId) } },
    inherent: { by: risk.inherentScore },
    current: { by: risk.currentScore },
    residual: { by: risk.residualScore },
    treatment: { by: treatmentRank(risk.treatment) },
    dueOn: { by: risk.planDueOn },
    nextReviewOn: { by: risk.nextReviewOn },
  },
};

const inCategory = (ids: string[]): SQL => {
  const { organisationId, riskId, categoryId } = riskCategoryAssignment;
  return sql`exists (select from ${riskCategoryAssignment}
    where ${organisationId} = ${risk.organisationId} and ${riskId} = ${risk.id} and ${inArray(categoryId, ids)})`;
};

/** A rating is not stored: it is the band that the current score falls into. */
async function isRated(ratingIds: string[]): Promise<SQL> {
  const ranges = scoresRated(ratingIds, await ratingBands()).map(({ from, below }) =>
    and(gte(risk.currentScore, from), below === undefined ? undefined : lt(risk.currentScore, below)),
  );
  return or(...ranges) ?? sql`false`;
}

async function filterOf({ categoryId, ratingId, ownerId, treatment, reviewBy }: RiskQuery): Promise<SQL | undefined> {
  return and(
    categoryId && inCategory(categoryId),
    ratingId && (await isRated(ratingId)),
    ownerId && inArray(risk.ownerId, ownerId),
    treatment && inArray(risk.treatment, treatment),
    reviewBy === undefined ? undefined : lte(risk.nextReviewOn, reviewBy),
  );
}

/** One page of live risks' ids, and how many there are in all. */
export const listRisks = async (query: RiskQuery) => listRecords(listing, query, await filterOf(query));
