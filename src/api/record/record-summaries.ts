import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { RecordSummaries } from '#openapi/generated/operations/record-summaries.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { summaryKey } from './register.ts';

export type RecordSummary = Schemas['RecordSummary'];

const summaries = clientOf(RecordSummaries);

/** How much a record has beside its fields. */
export const summaryQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [summaryKey, 'one', recordId],
    queryFn: ({ signal }) => summaries(api).get({ path: { id: recordId }, signal }),
  });

/** Counts again what the shown records have: a link belongs to two of them. */
export const refreshSummaries = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [summaryKey] });
