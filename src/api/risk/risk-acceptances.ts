import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { RiskAcceptances } from '#openapi/generated/operations/risk-acceptances.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange } from '../record/register.ts';
import { risks } from './risks.ts';

export type RiskAcceptance = Schemas['RiskAcceptance'];

export const riskAcceptances = clientOf(RiskAcceptances);

const key = 'risk-acceptance';

/** The acceptances of a risk, the newest first. */
export const acceptancesQuery = (api: ApiClient, riskId: string) =>
  queryOptions({
    queryKey: [key, riskId],
    queryFn: ({ signal }): Promise<RiskAcceptance[]> => riskAcceptances(api).ofRisk({ path: { id: riskId }, signal }),
  });

/** Fetches risks and their acceptances again. */
export const refreshAcceptances = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(risks);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
