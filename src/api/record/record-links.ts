import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { RecordLinks } from '#openapi/generated/operations/record-links.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { refreshSummaries } from './record-summaries.ts';

export type RecordLink = Schemas['RecordLink'];

const key = 'record-link';

export const recordLinks = clientOf(RecordLinks);

/** The links of a record, as they read from it. */
export const linksQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [key, recordId],
    queryFn: ({ signal }): Promise<RecordLink[]> => recordLinks(api).ofRecord({ path: { id: recordId }, signal }),
  });

/** Fetches the links of all shown records again: each belongs to two of them. */
export async function refreshLinks(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [key] }), refreshSummaries(queryClient)]);
}
