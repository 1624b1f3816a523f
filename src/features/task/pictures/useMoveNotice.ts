import { useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { occurrencesQuery } from '#src/api/task/tasks.ts';
import { formatDay } from '#src/components/format.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { recordedIn } from '../completion-words.ts';
import { cardsIn, columnIn, nameIn, type Shown } from './useColumns.ts';

/** Says where a card is now, and of a recurring one that was completed, what its periods count as: the board does not ask before. */
export function useMoveNotice() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (columns: Shown, id: string, statusId: string): void => {
    const task = cardsIn(columns).get(id);
    const ref = task?.ref ?? 'The task';
    const moved = `${ref} is in ${nameIn(columns, statusId)}.`;
    const isCompleted = columnIn(columns, statusId)?.status.category === 'DONE';
    if (task === undefined || task.recurrence === null || !isCompleted) {
      toast.success('Task moved', moved);
      return;
    }
    // A recurring task that is put into Done is open again, for its next date.
    const dueOn = task.status?.id === statusId ? null : task.dueOn;
    const next = dueOn === null ? moved : `${ref} is due again on ${formatDay(dueOn)}.`;
    void queryClient.query({ ...occurrencesQuery(api, id), staleTime: 0 }).then(
      (occurrences) => {
        const recorded = recordedIn(occurrences);
        if (recorded === '') toast.success('Occurrence done', next);
        else toast.info('Occurrence done', `${recorded} ${next}`);
      },
      () => toast.success('Occurrence done', next),
    );
  };
}
