import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { RiskScores } from '#openapi/generated/operations/risk-scores.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { Page } from '../record/register.ts';

export type RiskStatistics = Schemas['RiskStatistics'];
export type RiskHeatMap = Schemas['RiskHeatMap'];
export type RiskScoreChange = Schemas['RiskScoreChange'];
export type HeatMapQuery = NonNullable<operations['RiskScores.heatMap']['parameters']['query']>;
export type ScoreChangeQuery = NonNullable<operations['RiskScores.list']['parameters']['query']>;

export const riskScores = clientOf(RiskScores);

/** First in the key of everything derived from the risks, so that a change of a risk makes it stale. */
const key = 'risk';

/** The numbers of the risk dashboard. */
export const riskStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'statistics'],
    queryFn: ({ signal }): Promise<RiskStatistics> => riskScores(api).statistics({ signal }),
  });

/** How many risks are where in the matrix, at the end of a day. */
export const heatMapQuery = (api: ApiClient, query: HeatMapQuery) =>
  queryOptions({
    queryKey: [key, 'heat-map', query],
    queryFn: ({ signal }): Promise<RiskHeatMap> => riskScores(api).heatMap({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** Reads the dashboard while it is loading. Its numbers are the same whatever the heat map shows. */
export const readEarly = (api: ApiClient, query: HeatMapQuery) => (client: QueryClient) =>
  Promise.all([
    client.query(heatMapQuery(api, query)),
    client.query({ ...riskStatisticsQuery(api), staleTime: Number.POSITIVE_INFINITY }),
  ]);

/** One page of the changes of scores. */
export const scoreChangesQuery = (api: ApiClient, query: ScoreChangeQuery) =>
  queryOptions({
    queryKey: [key, 'score-changes', query],
    queryFn: ({ signal }): Promise<Page<RiskScoreChange>> => riskScores(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
