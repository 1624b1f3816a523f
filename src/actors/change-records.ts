import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { BatchChangeInput, BatchOutcome } from '#machines/batch-change/batch-change.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { staleAfterChange, type Kind, type RegisterSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Makes the same changes to several records of a register, except those changed since they were read. */
export const changeRecords = <K extends Kind>(api: ApiClient, queryClient: QueryClient, source: RegisterSource<K>) =>
  fromPromise<BatchOutcome, BatchChangeInput>(({ input: { records, changes }, signal }) =>
    failing(async () => {
      const outcome = await source.calls(api).changeMany([...records], changes, signal);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(source) });
      return outcome;
    }),
  );
