import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { PolicyAcknowledgements } from '#openapi/generated/operations/policy-acknowledgements.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from './client-of.ts';
import type { ApiClient, Schemas } from './client.ts';
import { policies } from './policies.ts';
import { staleAfterChange, type Page } from './register.ts';

export type AcknowledgementRequest = Schemas['AcknowledgementRequest'];
export type AcknowledgementQuery = NonNullable<operations['PolicyAcknowledgements.list']['parameters']['query']>;

export const policyAcknowledgements = clientOf(PolicyAcknowledgements);

const key = 'policy-acknowledgements';

/** One page of the requests to acknowledge a policy. */
export const acknowledgementsQuery = (api: ApiClient, policyId: string, query: AcknowledgementQuery) =>
  queryOptions({
    queryKey: [key, policyId, query],
    queryFn: ({ signal }): Promise<Page<AcknowledgementRequest>> =>
      policyAcknowledgements(api).list({ path: { id: policyId }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches requests and policies again. */
export const refreshAcknowledgements = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(policies);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
