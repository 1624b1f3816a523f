import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { OrganisationRequests } from '#openapi/generated/operations/organisation-requests.ts';
import { PlatformRequests } from '#openapi/generated/operations/platform-requests.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type OrganisationRequest = Schemas['OrganisationRequest'];
export type PlatformRequest = Schemas['PlatformRequest'];
type PlatformRequestQuery = NonNullable<operations['PlatformRequests.list']['parameters']['query']>;

export const organisationRequests = clientOf(OrganisationRequests);
export const platformRequests = clientOf(PlatformRequests);

/** The root query key of requests on both sides. */
export const requestsKey = ['organisation-request'] as const;

/** The latest requests of the organisation. */
export const requestListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...requestsKey, 'own'],
    queryFn: ({ signal }) => organisationRequests(api).latest({ signal }),
  });

/** What the organisation can ask for. */
export const requestOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...requestsKey, 'options'],
    queryFn: ({ signal }) => organisationRequests(api).options({ signal }),
  });

/** One page of the requests of all organisations. */
export const platformRequestsQuery = (api: ApiClient, query: PlatformRequestQuery) =>
  queryOptions({
    queryKey: [...requestsKey, 'platform', query],
    queryFn: ({ signal }) => platformRequests(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
