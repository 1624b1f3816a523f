import { stages } from '#domain/rating.ts';
import type { Schemas } from '#src/api/client.ts';
import type { HeatMapQuery, ScoreChangeQuery } from '#src/api/risk-scores.ts';
import { valuesOf, type Labels } from '#src/components/fields/choices.ts';
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

export const causeLabels: Labels<Schemas['ScoreChangeCause']> = {
  CREATED: 'Risk added',
  EDITED: 'Edited',
  BULK_CHANGE: 'Changed with others',
  IMPORT: 'Import',
  MATRIX_CHANGED: 'Matrix changed',
  INCIDENT: 'Incident',
};

/** The address of risk tracking. */
export const riskTrackingSearch = searchSchema((given) => ({
  ...logSearch(given, ['at']),
  stage: valuesFilter(stages, given['stage']),
  cause: valuesFilter(valuesOf(causeLabels), given['cause']),
}));

export const riskTrackingDefaults = riskTrackingSearch.parse({});

export const toScoreChangeQuery = ({
  stage,
  cause,
  ...address
}: SearchOf<typeof riskTrackingSearch>): ScoreChangeQuery => ({ ...logQueryOf(address), stage, cause });
