import { or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { LookupKind } from '#openapi/generated/records.ts';
import { risk, riskRating } from '#server/database/schema/index.ts';
import type { LookupSettings } from '#server/modules/lookup/index.ts';

import { endAppetitesOf } from './appetite/handlers.ts';
import { rescore } from './matrix-editing/rescore.ts';

const scores = [risk.inherentScore, risk.currentScore, risk.residualScore];

const higherBand = alias(riskRating, 'higher_band');

/**
 * How many risks have a score within a band in any of their assessments: from its minimum score up to the next band's.
 */
const risksRated = sql<number>`(
  select count(*)::int from ${risk}
  where ${or(
    ...scores.map(
      (score) => sql`(${score} >= ${riskRating.minimumScore} and not exists (
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
  riskCategory: { beforeRemoval: endAppetitesOf },
  riskImpact: { afterChange: rescore },
  riskLikelihood: { afterChange: rescore },
  riskRating: ratingSettings,
} satisfies Partial<Record<LookupKind, LookupSettings>>;
