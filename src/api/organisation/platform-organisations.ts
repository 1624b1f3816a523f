import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { PlatformOrganisations } from '#openapi/generated/operations/platform-organisations.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PlatformOrganisation = Schemas['PlatformOrganisation'];
export type PlatformOrganisationQuery = NonNullable<operations['PlatformOrganisations.list']['parameters']['query']>;

export const platformOrganisations = clientOf(PlatformOrganisations);

/** The root query key of all that is about organisations of the platform. */
export const platformOrganisationKey = ['platform-organisation'] as const;

/** One page of the platform's organisations. */
export const platformOrganisationListQuery = (api: ApiClient, query: PlatformOrganisationQuery) =>
  queryOptions({
    queryKey: [...platformOrganisationKey, 'list', query],
    queryFn: ({ signal }) => platformOrganisations(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** An organisation with its administrators. */
export const platformOrganisationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...platformOrganisationKey, 'one', id],
    queryFn: ({ signal }) => platformOrganisations(api).get({ path: { id }, signal }),
  });
