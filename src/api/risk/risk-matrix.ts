import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { RiskMatrices } from '#openapi/generated/operations/risk-matrices.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange, type Page } from '../record/register.ts';
import { riskImpacts, riskLikelihoods, riskRatings } from './risk-lookups.ts';
import { risks } from './risks.ts';

export type RiskMatrix = Schemas['RiskMatrix'];
export type MatrixPreview = Schemas['MatrixPreview'];
export type MatrixProposal = Schemas['MatrixProposal'];
export type RiskMatrixVersion = Schemas['RiskMatrixVersion'];
export type MatrixVersionQuery = NonNullable<operations['RiskMatrices.list']['parameters']['query']>;

export const riskMatrices = clientOf(RiskMatrices);

const key = 'risk-matrix-version';

/** One page of the versions of the matrix. */
export const matrixVersionsQuery = (api: ApiClient, query: MatrixVersionQuery) =>
  queryOptions({
    queryKey: [key, query],
    queryFn: ({ signal }): Promise<Page<RiskMatrixVersion>> => riskMatrices(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches again what a new matrix changes: risks with everything derived from them, levels, bands and versions. */
export async function refreshMatrix(queryClient: QueryClient): Promise<void> {
  const stale = [risks, riskLikelihoods, riskImpacts, riskRatings].map((source) => staleAfterChange(source));
  await queryClient.invalidateQueries({
    predicate: (query) => query.queryKey[0] === key || stale.some((isStale) => isStale(query)),
  });
}
