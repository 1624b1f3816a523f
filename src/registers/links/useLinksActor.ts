import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { linksMachine } from '#machines/links/links.machine.ts';
import { linkActors } from '#src/actors/record-links.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export type LinksActor = ActorRefFrom<typeof linksMachine>;

/** The machine of the links of a record, with its services. */
export function useLinksActor(recordId: string): LinksActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => linksMachine.provide({ actors: linkActors(api, queryClient, recordId) }));
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscriptions = [
      actor.on('link.added', () => toast.success('Link added')),
      actor.on('link.removed', () => toast.success('Link removed')),
      actor.on('removal.failed', ({ failure }) => toast.error('The link was not removed', failure.message)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return actor;
}
