import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { SaveInput } from '#machines/record/record.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { staleAfterChange, type EditCalls, type Kind, type RecordSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Adds a record, or updates the fields of an existing one that differ, then invalidates the queries of its kind. */
export function saveRecord<K extends Kind>(
  api: ApiClient,
  queryClient: QueryClient,
  source: RecordSource<K, EditCalls<K>>,
) {
  const calls = source.calls(api);
  const keyOf = createIdempotencyKeys();
  return fromPromise<K['entity'], SaveInput<K['entity'], K['draft']>>(({ input: { base, draft, changes }, signal }) =>
    failing(async () => {
      const saved =
        base === null
          ? await calls.create(draft, keyOf(draft), signal)
          : await calls.update(base.id, { version: base.version, ...changes }, signal);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(source) });
      return saved;
    }),
  );
}
