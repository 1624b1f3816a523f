import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { taskBoardMachine, type TaskBoardNotice } from '#machines/task-board/task-board.machine.ts';
import { moveCard } from '#src/actors/task-board.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type TaskBoardActor = ActorRefFrom<typeof taskBoardMachine>;

/** The machine of a board, with its service. @param onMoved called after a card has been stored at its new place */
export function useTaskBoardActor(onMoved: (id: string, statusId: string) => void): TaskBoardActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => taskBoardMachine.provide({ actors: { move: moveCard(api, queryClient) } }));
  const actor = useActorRef(machine);
  useNotices<TaskBoardNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'card.moved':
        return onMoved(notice.id, notice.to.statusId);
      case 'move.refused': {
        const [reason] = Object.values(notice.failure.fieldErrors);
        return toast.error('The task was not moved', reason ?? notice.failure.message);
      }
    }
  });
  return actor;
}
