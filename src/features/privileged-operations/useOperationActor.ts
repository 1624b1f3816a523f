import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { privilegedOperationMachine } from '#machines/privileged-operation/privileged-operation.machine.ts';
import { prepareOperation, readOperation, takeOperationStep } from '#src/actors/privileged-operation.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';

export type OperationActor = ActorRefFrom<typeof privilegedOperationMachine>;

/** The machine of one privileged operation, with its services. */
export function useOperationActor(): OperationActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    privilegedOperationMachine.provide({
      actors: {
        prepareOperation: prepareOperation(api),
        takeStep: takeOperationStep(api),
        readOperation: readOperation(api),
      },
    }),
  );
  const actor = useActorRef(machine);
  // It may have changed the catalogue, and who administers the platform.
  useNotices(actor, () => void queryClient.invalidateQueries());
  return actor;
}
