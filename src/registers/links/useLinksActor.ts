import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { linksMachine, type LinksNotice } from '#machines/links/links.machine.ts';
import { linkActors } from '#src/actors/record-links.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type LinksActor = ActorRefFrom<typeof linksMachine>;

/** The machine of the links of a record, with its services. */
export function useLinksActor(recordId: string): LinksActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => linksMachine.provide({ actors: linkActors(api, queryClient, recordId) }));
  const actor = useActorRef(machine);
  useNotices<LinksNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'link.added':
        return toast.success('Link added');
      case 'link.removed':
        return toast.success('Link removed');
      case 'removal.failed':
        return toast.error('The link was not removed', notice.failure.message);
    }
  });
  return actor;
}
