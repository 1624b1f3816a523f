import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { RecordWatching } from '#openapi/generated/operations/record-watching.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { summaryKey } from './register.ts';

export type RecordWatchers = Schemas['RecordWatchers'];

const watching = clientOf(RecordWatching);

/** Who watches a record. Fetched again with its summary: a comment or another owner adds a watcher. */
export const watchersQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [summaryKey, 'watchers', recordId],
    queryFn: ({ signal }) => watching(api).get({ path: { id: recordId }, signal }),
  });

/** Makes the person watch a record or not, and shows who does now. */
export async function setWatching(
  api: ApiClient,
  queryClient: QueryClient,
  recordId: string,
  isWatching: boolean,
): Promise<void> {
  const stored = await watching(api).set({ path: { id: recordId }, body: { watching: isWatching } });
  queryClient.setQueryData(watchersQuery(api, recordId).queryKey, stored);
}
