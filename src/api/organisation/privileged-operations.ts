import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { PrivilegedOperations } from '#openapi/generated/operations/privileged-operations.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PrivilegedOperation = Schemas['PrivilegedOperation'];
export type PrivilegedOperationQuery = NonNullable<operations['PrivilegedOperations.list']['parameters']['query']>;

export const privilegedOperations = clientOf(PrivilegedOperations);

/** The root query key of all queries of privileged operations. */
const privilegedOperationKey = ['privileged-operation'] as const;

/** One page of the privileged operations. */
export const privilegedOperationListQuery = (api: ApiClient, query: PrivilegedOperationQuery) =>
  queryOptions({
    queryKey: [...privilegedOperationKey, 'list', query],
    queryFn: ({ signal }) => privilegedOperations(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
