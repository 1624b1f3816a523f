import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { LookupKind } from '#openapi/generated/records.ts';
import { risk, riskImpact, riskLikelihood, riskRating } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { LookupSettings } from '#server/modules/lookup/index.ts';
import { stateCause } from '#server/modules/record/index.ts';

import { endOutdatedAcceptances } from './acceptance/end.ts';

/** The columns of a risk's three assessments. */
const assessments = [
  {
    likelihoodId: risk.inherentLikelihoodId,
    impactId: risk.inherentImpactId,
    score: risk.inherentScore,
    scored: (score: SQL) => ({ inherentScore: score }),
  },
  {
    likelihoodId: risk.currentLikelihoodId,
    impactId: risk.currentImpactId,
    score: risk.currentScore,
    scored: (score: SQL) => ({ currentScore: score }),
  },
  {
    likelihoodId: risk.residualLikelihoodId,
    impactId: risk.residualImpactId,
    score: risk.residualScore,
    scored: (score: SQL) => ({ residualScore: score }),
  },
];

/** Scores follow the matrix: when a level's score changes, so does every assessment with that level. */
async function rescore(): Promise<void> {
  await stateCause('MATRIX_CHANGED');
  const product = sql`${riskLikelihood.score} * ${riskImpact.score}`;
  for (const { likelihoodId, impactId, score, scored } of assessments) {
    await db
      .update(risk)
      .set(scored(product))
      .from(riskLikelihood)
      .innerJoin(riskImpact, eq(riskImpact.organisationId, riskLikelihood.organisationId))
      .where(
        and(
          eq(likelihoodId, riskLikelihood.id),
          eq(impactId, riskImpact.id),
          sql`${score} is distinct from ${product}`,
        ),
      );
  }
  await endOutdatedAcceptances();
}

const higherBand = alias(riskRating, 'higher_band');

/**
 * How many risks have a score within a band in any of their assessments: from its minimum score up to the next band's.
 */
const risksRated = sql<number>`(
  select count(*)::int from ${risk}
  where ${or(
    ...assessments.map(
      ({ score }) => sql`(${score} >= ${riskRating.minimumScore} and not exists (
        select from ${riskRating} as ${sql.identifier('higher_band')}
        where ${higherBand.organisationId} = ${riskRating.organisationId}
          and ${higherBand.minimumScore} > ${riskRating.minimumScore} and ${higherBand.minimumScore} <= ${score}))`,
    ),
  )})`;

/** Records do not reference a band: a risk's band follows from its score, and changes when a band is removed. */
const ratingSettings: LookupSettings = {
  uses: risksRated,
  removableInUse: true,
  uniqueFields: {
    risk_rating_minimum_score: { field: 'minimumScore', message: 'Another rating already starts at this score' },
  },
};

/** The look-ups of risks that differ from the default. */
export const riskLookupSettings = {
  riskImpact: { afterChange: rescore },
  riskLikelihood: { afterChange: rescore },
  riskRating: ratingSettings,
} satisfies Partial<Record<LookupKind, LookupSettings>>;
