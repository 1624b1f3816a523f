import { queryOptions } from '@tanstack/react-query';

import { OrganisationProfiles } from '#openapi/generated/operations/organisation-profiles.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type OrganisationProfile = Schemas['OrganisationProfile'];
export type Holiday = Schemas['Holiday'];

/** The calls of the organisation's profile. */
export const organisationProfiles = clientOf(OrganisationProfiles);

/** What administrators say about their organisation. */
export const organisationProfileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['organisation-profile'],
    queryFn: ({ signal }): Promise<OrganisationProfile> => organisationProfiles(api).read({ signal }),
  });

/** The organisations that belong to this one. */
export const subOrganisationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['organisation-profile', 'sub-organisations'],
    queryFn: ({ signal }) => organisationProfiles(api).subOrganisations({ signal }),
  });
