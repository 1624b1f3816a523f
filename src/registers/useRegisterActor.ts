import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterNotice, RegisterRow } from '#machines/register/register.types.ts';
import { removeList } from '#src/actors/bulk-change.ts';
import { removeRecords } from '#src/actors/remove-records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/record/register.ts';
import { useNotices } from '#src/components/useNotices.ts';
import type { Noun } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RegisterActor = ActorRefFrom<typeof registerMachine>;

/** What becomes of a removal: rows were removed, or the server has begun to remove the whole list. */
export interface RegisterListeners {
  readonly onRemoved: (rows: readonly RegisterRow[]) => void;
  readonly onStarted: (bulk: BulkChange) => void;
}

/** The machine of one register's ticked rows, with its services. */
export function useRegisterActor<K extends Kind>(
  source: RegisterSource<K>,
  noun: Noun,
  { onRemoved, onStarted }: RegisterListeners,
): RegisterActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    registerMachine.provide({
      actors: { removeRecords: removeRecords(api, queryClient, source), removeList: removeList(api, source) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<RegisterNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'rows.removed':
        return onRemoved(notice.rows);
      case 'bulk.started':
        return onStarted(notice.bulk);
      case 'register.failed':
        return toast.error(`No ${noun.one} was deleted`, notice.failure.message);
    }
  });
  return actor;
}
