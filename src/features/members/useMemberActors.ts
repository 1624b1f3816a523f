import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { rightsGridMachine } from '#machines/rights-grid/rights-grid.machine.ts';
import { saveRights } from '#src/actors/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { memberOutdated } from '#src/registers/hand-over/useRemovalActor.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type RightsActor = ActorRefFrom<typeof rightsGridMachine>;

/** The machine of the rights of a member, with its service. */
export function useRightsActor(): RightsActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => rightsGridMachine.provide({ actors: { save: saveRights(api, queryClient) } }));
  const actor = useActorRef(machine);
  useNotices(actor, (notice) => {
    switch (notice.type) {
      case 'rights.changed':
        return toast.success('Updated successfully', `${notice.name} has the new rights from now on.`);
      case 'member.outdated':
        return memberOutdated();
    }
  });
  return actor;
}
