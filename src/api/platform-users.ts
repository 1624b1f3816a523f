import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { operations } from '#openapi/generated/types.ts';

import { dataOf, type ApiClient, type Schemas } from './client.ts';

export type PlatformUser = Schemas['PlatformUser'];
export type PlatformUserQuery = NonNullable<operations['PlatformUsers.list']['parameters']['query']>;

/** Everything read of accounts hangs below this key. */
export const platformUserKey = ['platform-user'] as const;

/** One page of the accounts of the platform. */
export const platformUserListQuery = (api: ApiClient, query: PlatformUserQuery) =>
  queryOptions({
    queryKey: [...platformUserKey, 'list', query],
    queryFn: async ({ signal }) => dataOf(await api.GET('/admin/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
