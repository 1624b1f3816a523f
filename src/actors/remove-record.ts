import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { RecordRemoval } from '#machines/record/record.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshAfterRemoval, type EditCalls, type Kind, type RecordSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Removes a record from its register. */
export const removeRecord = <K extends Kind>(
  api: ApiClient,
  queryClient: QueryClient,
  source: RecordSource<K, EditCalls<K>>,
) =>
  fromPromise<void, RecordRemoval<K['entity']>>(({ input: { base, reason }, signal }) =>
    failing(async () => {
      await source.calls(api).remove(base, signal, reason);
      await refreshAfterRemoval(queryClient, source, [base]);
    }),
  );
