import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { bulkChangeMachine } from '#machines/bulk-change/bulk-change.machine.ts';
import { readBulkChange, stopBulkChange, undoBulkChange } from '#src/actors/bulk-change.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';

import { useBulkChangePlace, type BulkChangeActor } from './bulk-service.ts';

/** The machine that follows a change of a whole list with its services, provided to the registers. */
export function useBulkChangeActor(): BulkChangeActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const { provide } = useBulkChangePlace();
  const [machine] = useState(() =>
    bulkChangeMachine.provide({
      actors: {
        readBulkChange: readBulkChange(api),
        stopBulkChange: stopBulkChange(api),
        undoBulkChange: undoBulkChange(api),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => provide(actor), [actor, provide]);
  // Names, counts and the log may show any of the changed records.
  useNotices(actor, () => void queryClient.invalidateQueries());
  return actor;
}
