import { queryOptions } from '@tanstack/react-query';

import { OrganisationSetting } from '#openapi/generated/operations/organisation-setting.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type OrganisationSettings = Schemas['OrganisationSettings'];

/** The calls of the organisation's settings. */
export const organisationSettings = clientOf(OrganisationSetting);

/** What applies to the organisation as a whole. */
export const organisationSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['organisation-settings'],
    queryFn: ({ signal }): Promise<OrganisationSettings> => organisationSettings(api).read({ signal }),
  });
