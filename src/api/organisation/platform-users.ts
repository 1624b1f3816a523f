import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { PlatformUsers } from '#openapi/generated/operations/platform-users.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PlatformUser = Schemas['PlatformUser'];
export type PlatformUserQuery = NonNullable<operations['PlatformUsers.list']['parameters']['query']>;

export const platformUsers = clientOf(PlatformUsers);

/** The root query key of all account queries. */
export const platformUserKey = ['platform-user'] as const;

/** One page of the platform's accounts. */
export const platformUserListQuery = (api: ApiClient, query: PlatformUserQuery) =>
  queryOptions({
    queryKey: [...platformUserKey, 'list', query],
    queryFn: ({ signal }) => platformUsers(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
