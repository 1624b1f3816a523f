import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import {
  staleAfterChange,
  type Kind,
  type RecordSource,
  type RestoreCalls,
  type Versioned,
} from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Restores several removed records: all of them or none. */
export const restoreRecords = <K extends Kind>(
  api: ApiClient,
  queryClient: QueryClient,
  source: RecordSource<K, RestoreCalls>,
) =>
  fromPromise<void, { records: readonly Versioned[] }>(({ input: { records }, signal }) =>
    failing(async () => {
      await source.calls(api).restoreMany([...records], signal);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(source) });
    }),
  );
