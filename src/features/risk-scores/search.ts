import { stages } from '#domain/risk/rating.ts';
import { scoreChangeCauseValues } from '#openapi/generated/values/score-change-cause.ts';
import type { HeatMapQuery, ScoreChangeQuery } from '#src/api/risk/risk-scores.ts';
import { dayFilter, valuesFilter } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';
import { logQueryOf, logSearch } from '#src/registers/log/log-search.ts';

/** The address of the risk dashboard: what its heat map shows. */
export const riskDashboardSearch = searchSchema((given) => ({
  stage: oneOf(stages, given['stage']) ?? 'current',
  asOf: dayFilter(given['asOf']),
}));

export const riskDashboardDefaults = riskDashboardSearch.parse({});

export type RiskDashboardSearch = SearchOf<typeof riskDashboardSearch>;

export const toHeatMapQuery = ({ stage, asOf }: RiskDashboardSearch): HeatMapQuery => ({
  stage,
  ...(asOf === undefined ? {} : { asOf }),
});

/** The address of risk tracking. */
export const riskTrackingSearch = searchSchema((given) => ({
  ...logSearch(given, ['at']),
  stage: valuesFilter(stages, given['stage']),
  cause: valuesFilter(scoreChangeCauseValues, given['cause']),
}));

export const toScoreChangeQuery = ({
  stage,
  cause,
  ...address
}: SearchOf<typeof riskTrackingSearch>): ScoreChangeQuery => ({ ...logQueryOf(address), stage, cause });
