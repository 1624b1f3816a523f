import { and, eq, gte, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';

import { scoresRated } from '#domain/rating.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import { risk, riskCategoryAssignment, treatmentRank } from '#server/database/schema/index.ts';
import { amongOrNothing, owner, recordList, type Listing } from '#server/modules/record/index.ts';

import { ratingBands } from './matrix.ts';

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

/** @param ids of some categories; of any unless given */
const inCategory = (ids?: string[]): SQL => {
  const { organisationId, riskId, categoryId } = riskCategoryAssignment;
  const ofRisk = and(eq(organisationId, risk.organisationId), eq(riskId, risk.id), ids && inArray(categoryId, ids));
  return sql`exists (select from ${riskCategoryAssignment} where ${ofRisk})`;
};

/** A rating is not stored: it is the band that the current score falls into. */
async function isRated(ratingIds: string[]): Promise<SQL> {
  const ranges = scoresRated(ratingIds, await ratingBands()).map(({ from, below }) =>
    and(gte(risk.currentScore, from), below === undefined ? undefined : lt(risk.currentScore, below)),
  );
  return or(...ranges) ?? sql`false`;
}

/** A score below the lowest band has no rating either, and none has one where there are no bands. */
async function isNotRated(): Promise<SQL | undefined> {
  const [lowest] = await ratingBands();
  return lowest === undefined ? sql`true` : or(isNull(risk.currentScore), lt(risk.currentScore, lowest.minimumScore));
}

async function filterOf(query: RiskQuery): Promise<SQL | undefined> {
  const { categoryId, ratingId, ownerId, treatment, reviewBy, without = [] } = query;
  return and(
    or(categoryId && inCategory(categoryId), without.includes('categoryId') ? not(inCategory()) : undefined),
    or(ratingId && (await isRated(ratingId)), without.includes('ratingId') ? await isNotRated() : undefined),
    amongOrNothing(risk.ownerId, ownerId, without.includes('ownerId')),
    treatment && inArray(risk.treatment, treatment),
    or(
      reviewBy === undefined ? undefined : lte(risk.nextReviewOn, reviewBy),
      without.includes('reviewBy') ? isNull(risk.nextReviewOn) : undefined,
    ),
  );
}

/** Live risks as the register lists them. */
export const riskList = recordList(listing, filterOf);
