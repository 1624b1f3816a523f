import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { RemovalInput } from '#machines/register/register.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshAfterRemoval, type Kind, type RegisterSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Removes several records from their register: all of them or none. */
export const removeRecords = <K extends Kind>(api: ApiClient, queryClient: QueryClient, source: RegisterSource<K>) =>
  fromPromise<void, RemovalInput>(({ input: { records, reason }, signal }) =>
    failing(async () => {
      await source.calls(api).removeMany([...records], signal, reason);
      await refreshAfterRemoval(queryClient, source, records);
    }),
  );
