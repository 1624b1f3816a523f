import { queryOptions } from '@tanstack/react-query';

import { RunZeroConnections } from '#openapi/generated/operations/run-zero-connections.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type RunZeroConnection = Schemas['RunZeroConnection'];
export type RunZeroPull = Schemas['RunZeroPull'];

/** The calls of the connection to runZero. */
export const runZeroConnections = clientOf(RunZeroConnections);

/** How devices are pulled from runZero, without the token. */
export const runZeroConnectionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['run-zero-connection'],
    queryFn: ({ signal }): Promise<RunZeroConnection> => runZeroConnections(api).read({ signal }),
  });
