import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { PolicyAcknowledgements } from '#openapi/generated/operations/policy-acknowledgements.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { allPages, perPage, type Listed } from '../record/listed.ts';
import { staleAfterChange, type ExportSource, type Page } from '../record/register.ts';
import { policies } from './policies.ts';

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

/** How many requests for the version in force are in each state. */
export const acknowledgementStatesQuery = (api: ApiClient, policyId: string) =>
  queryOptions({
    queryKey: [key, policyId, 'states'],
    queryFn: ({ signal }) => policyAcknowledgements(api).states({ path: { id: policyId }, signal }),
  });

/** All requests of a policy with their proofs, up to the limit of a report, by recipient. */
export const acknowledgementEvidenceQuery = (api: ApiClient, policyId: string) =>
  queryOptions({
    queryKey: [key, policyId, 'evidence'],
    queryFn: ({ signal }): Promise<Listed<AcknowledgementRequest>> =>
      allPages((page) =>
        policyAcknowledgements(api).list({
          path: { id: policyId },
          query: { page, perPage, sortId: 'recipient' },
          signal,
        }),
      ),
    gcTime: 0,
  });

/** The export of a list of requests. */
export const exportOfAcknowledgements = (policyId: string): ExportSource => ({
  name: `acknowledgements of ${policyId}`,
  calls: (api) => ({
    exportFile: (query: AcknowledgementQuery, format, signal) => {
      const { page: _page, perPage: _perPage, ...narrowing } = query;
      return policyAcknowledgements(api).exportFile({
        path: { id: policyId },
        query: { ...narrowing, format },
        signal,
      });
    },
  }),
});

/** Fetches requests and policies again. */
export const refreshAcknowledgements = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(policies);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
