import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

import { RunZeroAssets } from '#openapi/generated/operations/run-zero-assets.ts';
import type { operations } from '#openapi/generated/types.ts';
import type { Data } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { requireSize } from '../record/imports.ts';
import type { Page } from '../record/register.ts';
import { upload, type Upload } from '../record/upload.ts';

export type RunZeroAsset = Schemas['RunZeroAsset'];
export type RunZeroQuery = NonNullable<operations['RunZeroAssets.list']['parameters']['query']>;

export type RunZeroImport = Schemas['RunZeroImport'];
export type RunZeroStatistics = Schemas['RunZeroStatistics'];
export type RunZeroMoves = Schemas['RunZeroMoves'];

const client = clientOf(RunZeroAssets);

/** The key of every list of devices. */
export const runZeroKey = ['run-zero'];

/** One page of the devices that runZero has found. */
export const runZeroQuery = (api: ApiClient, query: RunZeroQuery) =>
  queryOptions({
    queryKey: [...runZeroKey, query],
    queryFn: ({ signal }): Promise<Page<RunZeroAsset>> => client(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The numbers of the dashboard of devices. */
export const runZeroStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...runZeroKey, 'statistics'],
    queryFn: ({ signal }): Promise<RunZeroStatistics> => client(api).statistics({ signal }),
  });

/** Reads them while their screen is loading. */
export const readEarly = (api: ApiClient) => (cache: QueryClient) => cache.query(runZeroStatisticsQuery(api));

/**
 * Sends runZero's asset export.
 * @param complete it has all devices: those that are stored and not in it are gone
 * @throws ApiError on a refusal, and when there is no answer
 */
export async function importDevices(
  api: ApiClient,
  sent: Omit<Upload, 'address'>,
  complete: boolean,
): Promise<RunZeroImport> {
  requireSize(sent.file);
  const address = `/run-zero-assets/import${complete ? '?complete=true' : ''}`;
  const response = await upload(api, { address, ...sent });
  const { data }: { data: Data<'RunZeroAssets.importFile'> } = await response.json();
  return data;
}

/** The devices that were moved into an information asset, for those who may view devices. */
export const devicesOfAssetQuery = (api: ApiClient, assetId: string) =>
  queryOptions({
    queryKey: [...runZeroKey, 'of asset', assetId],
    queryFn: ({ signal }): Promise<Page<RunZeroAsset>> => client(api).list({ query: { assetId, perPage: 20 }, signal }),
  });

/** What devices may be in the register of information assets. */
export const proposeAssets = (
  api: ApiClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Schemas['RunZeroProposals']> => client(api).proposals({ query: { id: [...ids] }, signal });

/** Moves devices into the register of information assets. */
export const moveDevices = (api: ApiClient, devices: readonly Schemas['RunZeroMoveOf'][]): Promise<RunZeroMoves> =>
  client(api).move({ body: { devices: [...devices] } });

/** Notes that moved devices have changed: later changes are compared with what they are now. */
export const noteDrift = (api: ApiClient, ids: readonly string[]): Promise<Schemas['RunZeroNoted']> =>
  client(api).noteDrift({ body: { deviceIds: [...ids] } });
