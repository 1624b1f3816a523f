import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { memberRemovalMachine } from '#machines/member-removal/member-removal.machine.ts';
import { findResponsibilities, removeMember } from '#src/actors/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RemovalActor = ActorRefFrom<typeof memberRemovalMachine>;

/** Says that a member has changed since they were read. */
export const memberOutdated = () =>
  toast.info('This member has changed', 'Someone else has changed this member meanwhile. Look at them again.');

/** The machine that removes members, with its services. */
export function useRemovalActor(): RemovalActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    memberRemovalMachine.provide({
      actors: { find: findResponsibilities(api), remove: removeMember(api, queryClient) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, (notice) => {
    switch (notice.type) {
      case 'member.removed':
        return notice.leaver.version === null
          ? toast.success('Handed over', `${notice.leaver.name} is responsible for nothing any more.`)
          : toast.success('Deleted successfully', `${notice.leaver.name} is no longer a member.`);
      case 'member.outdated':
        return memberOutdated();
    }
  });
  return actor;
}
