import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { RegisterRow } from '#machines/register/register.types.ts';
import { removedRecordsMachine } from '#machines/removed-records/removed-records.machine.ts';
import { restoreRecords } from '#src/actors/restore-records.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/register.ts';
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
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const subscriptions = [
      actor.on('rows.restored', ({ rows }) => {
        toast.success('Restored successfully', inWords(rows, noun));
        restored();
      }),
      actor.on('restoration.failed', ({ rows, failure }) =>
        toast.error(`${inWords(rows, noun)} could not be restored`, failure.message),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, noun]);
  return actor;
}
