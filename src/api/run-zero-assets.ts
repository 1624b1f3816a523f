import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { RunZeroAssets } from '#openapi/generated/operations/run-zero-assets.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from './client-of.ts';
import type { ApiClient, Schemas } from './client.ts';
import type { Page } from './register.ts';

export type RunZeroAsset = Schemas['RunZeroAsset'];
export type RunZeroQuery = NonNullable<operations['RunZeroAssets.list']['parameters']['query']>;

const client = clientOf(RunZeroAssets);

/** One page of the devices that runZero has found. */
export const runZeroQuery = (api: ApiClient, query: RunZeroQuery) =>
  queryOptions({
    queryKey: ['run-zero', query],
    queryFn: ({ signal }): Promise<Page<RunZeroAsset>> => client(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });
