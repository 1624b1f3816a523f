import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { recurrenceMachine, type RecurrenceNotice } from '#machines/recurrence-editing/recurrence-editing.machine.ts';
import { previewDates, storeRecurrence } from '#src/actors/recurrence-editing.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RecurrenceActor = ActorRefFrom<typeof recurrenceMachine>;

/** The machine of a task's recurrence, with its services. @param onTaken called after the task has changed */
export function useRecurrenceActor(
  task: { readonly id: string; readonly version: number },
  onTaken: () => void,
): RecurrenceActor {
  const api = useApi();
  const queryClient = useQueryClient();
  // The panel starts again with each version of its task.
  const [machine] = useState(() =>
    recurrenceMachine.provide({
      actors: { preview: previewDates(api, task.id), store: storeRecurrence(api, queryClient, task) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<RecurrenceNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'recurrence.stored':
        toast.success(notice.recurs ? 'Recurrence saved' : 'Recurrence ended');
        return onTaken();
      case 'recurrence.outdated':
        toast.error('The recurrence was not saved', 'Someone else has changed the task. Look at it as it is now.');
        return onTaken();
    }
  });
  return actor;
}
