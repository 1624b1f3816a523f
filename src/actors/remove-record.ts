import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { RecordRemoval } from '#machines/record/record.types.ts';
import type { ApiClient } from '#src/api/client.ts';
import { refreshAfterRemoval, type RecordCalls, type RecordSource, type Versioned } from '#src/api/register.ts';

import { failing } from './failure.ts';

/** Removes a record from its register. */
export const removeRecord = <Entity extends Versioned, Input, ListQuery>(
  api: ApiClient,
  queryClient: QueryClient,
  source: RecordSource<RecordCalls<Entity, Input, ListQuery>>,
) =>
  fromPromise<void, RecordRemoval<Entity>>(({ input: { base, reason }, signal }) =>
    failing(async () => {
      await source.calls(api).remove(base, signal, reason);
      await refreshAfterRemoval(queryClient, source, [base]);
    }),
  );
