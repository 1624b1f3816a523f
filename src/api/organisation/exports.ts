import { queryOptions } from '@tanstack/react-query';

import { OrganisationExports } from '#openapi/generated/operations/organisation-exports.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type OrganisationExport = Schemas['OrganisationExport'];

export const organisationExports = clientOf(OrganisationExports);

/** The root query key of the exports of the organisation. */
export const exportsKey = ['organisation-export'] as const;

/** How often an export under way is looked at. In milliseconds. */
const untilNextReading = 2000;

export const isUnderWay = ({ state }: OrganisationExport): boolean => state === 'QUEUED' || state === 'RUNNING';

/** The latest exports of the organisation; read again while one is under way. */
export const exportListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: exportsKey,
    queryFn: ({ signal }) => organisationExports(api).latest({ signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => isUnderWay(one)) ? untilNextReading : false),
  });
