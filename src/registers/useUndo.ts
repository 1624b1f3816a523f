import { useQueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';

import type { Versioned } from '#machines/record/record.types.ts';
import { restorationMachine } from '#machines/restoration/restoration.machine.ts';
import { restoreRecords } from '#src/actors/restore-records.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/register.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

type ShowUndo = (records: readonly Versioned[], what: string) => void;

/** Shows that records were removed, with an Undo button; both survive navigation. */
export function useUndo<K extends Kind>(source: RegisterSource<K>): ShowUndo {
  const api = useApi();
  const queryClient = useQueryClient();
  return (records, what) => {
    const actors = { restoreRecords: restoreRecords(api, queryClient, source) };
    const restoration = createActor(restorationMachine.provide({ actors }), { input: { records } });
    const undo = () => restoration.send({ type: 'undo.requested' });
    restoration.on('restoration.done', () => toast.success('Restored successfully', what));
    restoration.on('restoration.failed', ({ failure }) =>
      toast.error(`${what} could not be restored`, failure.message, { label: 'Try again', onAction: undo }),
    );
    restoration.start();
    toast.success('Deleted successfully', what, { label: 'Undo', onAction: undo });
  };
}
