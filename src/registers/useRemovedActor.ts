import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { RegisterRow } from '#machines/register/register.types.ts';
import { removedRecordsMachine, type RemovedRecordsNotice } from '#machines/removed-records/removed-records.machine.ts';
import { restoreRecords } from '#src/actors/restore-records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/record/register.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { counted, type Noun } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RemovedActor = ActorRefFrom<typeof removedRecordsMachine>;

const inWords = (rows: readonly RegisterRow[], noun: Noun): string => {
  const [only] = rows.length === 1 ? rows : [];
  return only?.ref ?? counted(rows.length, noun);
};

/** The machine of a register's removed records, with its services. */
export function useRemovedActor<K extends Kind>(
  source: RegisterSource<K>,
  noun: Noun,
  onRestored: () => void,
): RemovedActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    removedRecordsMachine.provide({ actors: { restoreRecords: restoreRecords(api, queryClient, source) } }),
  );
  const actor = useActorRef(machine);
  useNotices<RemovedRecordsNotice>(actor, (notice) => {
    const rows = inWords(notice.rows, noun);
    switch (notice.type) {
      case 'rows.restored':
        toast.success('Restored successfully', rows);
        return onRestored();
      case 'restoration.failed':
        return toast.error(`${rows} could not be restored`, notice.failure.message);
    }
  });
  return actor;
}
