import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { deviceMoveMachine } from '#machines/device-move/device-move.machine.ts';
import { deviceMoveActors } from '#src/actors/device-move.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { runZeroKey } from '#src/api/information-asset/run-zero-assets.ts';
import { staleAfterChange } from '#src/api/record/register.ts';
import { useNotices } from '#src/components/useNotices.ts';

export type DeviceMoveActor = ActorRefFrom<typeof deviceMoveMachine>;

/** The machine of the move of devices into the register, with its services. @param onMoved once some were moved */
export function useDeviceMove(onMoved: () => void): DeviceMoveActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => deviceMoveMachine.provide({ actors: deviceMoveActors(api) }));
  const actor = useActorRef(machine);
  useNotices(actor, () => {
    onMoved();
    void queryClient.invalidateQueries({ queryKey: runZeroKey });
    void queryClient.invalidateQueries({ predicate: staleAfterChange(informationAssets) });
  });
  return actor;
}
