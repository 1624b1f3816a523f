import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { onboardingMachine } from '#machines/onboarding/onboarding.machine.ts';
import { onboardingActors } from '#src/actors/onboarding.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

/** The machine of the onboarding, with its services. */
export function useOnboarding(): OnboardingActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => onboardingMachine.provide({ actors: onboardingActors(api, queryClient) }));
  const actor = useActorRef(machine);
  useNotices(actor, () => toast.success('Onboarding complete', 'Nothing is left to do.'));
  return actor;
}
