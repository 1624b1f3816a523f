import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { removeRecords } from '#src/actors/remove-records.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/register.ts';
import type { Noun } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RegisterActor = ActorRefFrom<typeof registerMachine>;

/** The machine of one register's ticked rows, with its services. */
export function useRegisterActor<K extends Kind>(
  source: RegisterSource<K>,
  noun: Noun,
  onRemoved: (rows: readonly RegisterRow[]) => void,
): RegisterActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    registerMachine.provide({ actors: { removeRecords: removeRecords(api, queryClient, source) } }),
  );
  const actor = useActorRef(machine);
  const removed = useEffectEvent(onRemoved);
  useEffect(() => {
    const subscriptions = [
      actor.on('rows.removed', ({ rows }) => removed(rows)),
      actor.on('register.failed', ({ failure }) => toast.error(`No ${noun.one} was deleted`, failure.message)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, noun]);
  return actor;
}
