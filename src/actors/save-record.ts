import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { SaveInput } from '#machines/record/record.types.ts';
import type { ApiClient } from '#src/api/client.ts';
import { staleAfterChange, type Kind, type RecordSource } from '#src/api/register.ts';

import { failing } from './failure.ts';

/** The same draft sent again, after an answer that got lost, carries the same key: it is added once. */
function keyring() {
  let last = { draft: '', key: '' };
  return (draft: object): string => {
    const text = JSON.stringify(draft);
    if (text !== last.draft) last = { draft: text, key: crypto.randomUUID() };
    return last.key;
  };
}

/** Adds a record, or changes the fields of one that differ; what is read of its kind becomes fresh. */
export function saveRecord<K extends Kind>(api: ApiClient, queryClient: QueryClient, source: RecordSource<K>) {
  const calls = source.calls(api);
  const keyOf = keyring();
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
