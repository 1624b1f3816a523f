import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { incidentResponseMachine } from '#machines/incident-response/incident-response.machine.ts';
import { respondTo } from '#src/actors/incident-response.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ResponseActor = ActorRefFrom<typeof incidentResponseMachine>;

/** The machine of the response to an incident, with its service. */
export function useResponseActor(incidentId: string, onMade: () => void): ResponseActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    incidentResponseMachine.provide({ actors: { respond: respondTo(api, queryClient, incidentId) } }),
  );
  const actor = useActorRef(machine);
  const made = useEffectEvent(onMade);
  useEffect(() => {
    const subscription = actor.on('response.made', ({ response }) => {
      toast.success(response === 'ENTRY' ? 'Added to the timeline' : 'Updated successfully');
      made();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
