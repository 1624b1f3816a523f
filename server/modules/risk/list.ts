import { and, eq, gte, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';

import { scoresRated } from '#domain/rating.ts';
import { riskList as listFacts } from '#openapi/generated/lists.ts';
import { risk, riskCategoryAssignment, treatmentRank } from '#server/database/schema/index.ts';
import { recordList, until } from '#server/modules/record/index.ts';

import { ratingBands } from './matrix.ts';
import { riskReader } from './queries.ts';

/** @param ids of certain categories; of any by default */
const inCategory = (ids?: readonly string[]): SQL => {
  const { organisationId, riskId, categoryId } = riskCategoryAssignment;
  const ofRisk = and(
    eq(organisationId, risk.organisationId),
    eq(riskId, risk.id),
    ids && inArray(categoryId, [...ids]),
  );
  return sql`exists (select from ${riskCategoryAssignment} where ${ofRisk})`;
};

/** A rating is not stored: it is the band that the current score falls into. */
async function isRated(ratingIds: readonly string[]): Promise<SQL> {
  const ranges = scoresRated(ratingIds, await ratingBands()).map(({ from, below }) =>
    and(gte(risk.currentScore, from), below === undefined ? undefined : lt(risk.currentScore, below)),
  );
  return or(...ranges) ?? sql`false`;
}

/** A score below the lowest band has no rating; without bands there are none. */
async function isNotRated(): Promise<SQL | undefined> {
  const [lowest] = await ratingBands();
  return lowest === undefined ? sql`true` : or(isNull(risk.currentScore), lt(risk.currentScore, lowest.minimumScore));
}

/** Live risks as listed by the register. */
export const riskList = recordList(listFacts, riskReader, {
  sorts: {
    inherent: { by: risk.inherentScore },
    current: { by: risk.currentScore },
    residual: { by: risk.residualScore },
    treatment: { by: treatmentRank(risk.treatment) },
    dueOn: { by: risk.planDueOn },
  },
  filters: {
    categoryId: (ids, orNothing) => or(ids && inCategory(ids), orNothing ? not(inCategory()) : undefined),
    ratingId: async (ids, orNothing) => or(ids && (await isRated(ids)), orNothing ? await isNotRated() : undefined),
    reviewBy: until(risk.nextReviewOn),
  },
});
