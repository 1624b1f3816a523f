import { and, gte, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { scoresRated } from '#domain/risk/rating.ts';
import { riskList as listFacts } from '#openapi/generated/lists.ts';
import {
  risk,
  riskAcceptance,
  riskCategoryAssignment,
  riskThreatAssignment,
  riskVulnerabilityAssignment,
  treatmentRank,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { askedAfterChange } from '#server/modules/change/index.ts';
import { among, recordList, until } from '#server/modules/record/index.ts';

import { ofFigure } from './figures.ts';
import { ratingBands } from './matrix.ts';
import { riskReader } from './queries.ts';

type Assignment = PgTable & { readonly organisationId: PgColumn; readonly riskId: PgColumn };

/** @param ids of certain entries; of any by default */
const assigned = (table: Assignment, entryId: PgColumn, ids?: readonly string[]): SQL => {
  const ofRisk = and(eqWithinOrganisation(table.riskId, risk.id), ids && inArray(entryId, [...ids]));
  return sql`exists (select from ${table} where ${ofRisk})`;
};

/** Filters by the entries of a look-up that risks are assigned to, or by having none. */
const byAssigned = (table: Assignment, entryId: PgColumn) => (ids: readonly string[] | undefined, orNothing: boolean) =>
  or(ids && assigned(table, entryId, ids), orNothing ? not(assigned(table, entryId)) : undefined);

/** A rating is not stored: it is the band that a score falls into. */
async function isRated(score: PgColumn, ratingIds: readonly string[]): Promise<SQL> {
  const ranges = scoresRated(ratingIds, await ratingBands()).map(({ from, below }) =>
    and(gte(score, from), below === undefined ? undefined : lt(score, below)),
  );
  return or(...ranges) ?? sql`false`;
}

/** A score below the lowest band has no rating; without bands there are none. */
async function isNotRated(score: PgColumn): Promise<SQL | undefined> {
  const [lowest] = await ratingBands();
  return lowest === undefined ? sql`true` : or(isNull(score), lt(score, lowest.minimumScore));
}

const byRating = (score: PgColumn) => async (ids: readonly string[] | undefined, orNothing: boolean) =>
  or(ids && (await isRated(score, ids)), orNothing ? await isNotRated(score) : undefined);

/** @param statuses of its newest acceptance; of any by default */
const hasAcceptance = (statuses?: readonly string[]): SQL => {
  const ofRisk = and(
    eqWithinOrganisation(riskAcceptance.riskId, risk.id),
    riskAcceptance.newest,
    statuses && inArray(sql`${riskAcceptance.status}`, [...statuses]),
  );
  return sql`exists (select from ${riskAcceptance} where ${ofRisk})`;
};

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
    categoryId: byAssigned(riskCategoryAssignment, riskCategoryAssignment.categoryId),
    threatId: byAssigned(riskThreatAssignment, riskThreatAssignment.threatId),
    vulnerabilityId: byAssigned(riskVulnerabilityAssignment, riskVulnerabilityAssignment.vulnerabilityId),
    ratingId: byRating(risk.currentScore),
    inherentRatingId: byRating(risk.inherentScore),
    residualRatingId: byRating(risk.residualScore),
    figure: ofFigure,
    afterChange: askedAfterChange(risk.id),
    reviewBy: until(risk.nextReviewOn),
    dueBy: until(risk.planDueOn),
    scoreFrom: ([score] = []) => (score === undefined ? undefined : gte(risk.currentScore, Number(score))),
    scoreTo: ([score] = []) => (score === undefined ? undefined : lte(risk.currentScore, Number(score))),
    acceptance: (statuses, orNothing) =>
      or(statuses && hasAcceptance(statuses), orNothing ? not(hasAcceptance()) : undefined),
    inherentLikelihoodId: among(risk.inherentLikelihoodId),
    inherentImpactId: among(risk.inherentImpactId),
    currentLikelihoodId: among(risk.currentLikelihoodId),
    currentImpactId: among(risk.currentImpactId),
    residualLikelihoodId: among(risk.residualLikelihoodId),
    residualImpactId: among(risk.residualImpactId),
  },
});
