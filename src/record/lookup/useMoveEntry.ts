import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { staleAfterChange, type RecordSource } from '#src/api/register.ts';
import { toast } from '#src/ui/toast.tsx';

import { moved, type Placed, type Step } from './order.ts';

interface PlacingCalls {
  update(id: string, changes: { version: number; position?: number }, signal: AbortSignal): Promise<unknown>;
}

/** Moves an entry by one place; the entries whose place differs are written one after the other. */
export function useMoveEntry(source: RecordSource<PlacingCalls>, entries: readonly Placed[]) {
  const calls = source.calls(useApi());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ entry, step }: { entry: Placed; step: Step }) => {
      const { signal } = new AbortController();
      for (const { id, version, position } of moved(entries, entry.id, step))
        await calls.update(id, { version, position }, signal);
    },
    onError: (error) => toast.error('The order was not saved', error.message),
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfterChange(source) }),
  });
}
