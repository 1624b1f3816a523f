import { queryOptions } from '@tanstack/react-query';

import { BulkChanges } from '#openapi/generated/operations/bulk-changes.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export const bulkChanges = clientOf(BulkChanges);

/** How many of the records that a bulk change has left are named. */
const mostNamed = 100;

/** The first of the records that the last step of a bulk change has left as they were. */
export const leftRecordsQuery = (api: ApiClient, { id, state }: Schemas['BulkChange']) =>
  queryOptions({
    queryKey: ['bulkChange', id, state],
    queryFn: ({ signal }) => bulkChanges(api).left({ path: { id }, query: { perPage: mostNamed }, signal }),
  });

/** What the person has changed of several records of a register in the last day. */
export const recentChangesQuery = (api: ApiClient, kind: string) =>
  queryOptions({
    queryKey: ['bulkChange', 'recent', kind],
    queryFn: ({ signal }) => bulkChanges(api).recent({ query: { kind }, signal }),
  });
