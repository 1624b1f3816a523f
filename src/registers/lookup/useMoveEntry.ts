import { useMutation, useQueryClient } from '@tanstack/react-query';

import { changesOf } from '#machines/record/merge.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { staleAfterChange } from '#src/api/record/register.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { RecordKind } from '../record-kind.ts';
import type { LookupShape } from './lookup-kind.ts';
import { moved, type Step } from './order.ts';

interface Move {
  readonly id: string;
  readonly step: Step;
}

/** Moves an entry by one position; the entries whose position changed are saved one after the other. */
export function useMoveEntry<K extends LookupShape>(
  { source, draftOf }: RecordKind<K>,
  entries: readonly K['entity'][],
) {
  const calls = source.calls(useApi());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, step }: Move) => {
      const { signal } = new AbortController();
      for (const { entry, position } of moved(entries, id, step)) {
        const draft = draftOf(entry);
        const changes = changesOf<K['draft']>(draft, { ...draft, position });
        await calls.update(entry.id, { version: entry.version, ...changes }, signal);
      }
    },
    onError: (error) => toast.error('The order was not saved', error.message),
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfterChange(source) }),
  });
}
