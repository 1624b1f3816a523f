import { queryOptions } from '@tanstack/react-query';

import { SettingsOverviews } from '#openapi/generated/operations/settings-overviews.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient } from '../connection/client.ts';

const overviews = clientOf(SettingsOverviews);

/** How many entries the pages of the settings have, by kind. */
export const settingsCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings-counts'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> =>
      new Map((await overviews(api).counts({ signal })).map(({ kind, entries }) => [kind, entries])),
    staleTime: 0,
  });
