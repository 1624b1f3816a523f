import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { adoptionMachine, type AdoptionNotice } from '#machines/adoption/adoption.machine.ts';
import { adoptStandard, previewAdoption } from '#src/actors/compliance.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';

export type AdoptionActor = ActorRefFrom<typeof adoptionMachine>;

/** The machine of the adoption of a standard, with its services. @param onAdopted is given the id of the adopted standard */
export function useAdoptionActor(onAdopted: (id: string) => void): AdoptionActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    adoptionMachine.provide({ actors: { preview: previewAdoption(api), adopt: adoptStandard(api, queryClient) } }),
  );
  const actor = useActorRef(machine);
  useNotices<AdoptionNotice>(actor, ({ id }) => onAdopted(id));
  return actor;
}
