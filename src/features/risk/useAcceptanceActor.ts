import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { riskAcceptanceMachine } from '#machines/risk-acceptance/risk-acceptance.machine.ts';
import { takeAcceptanceStep } from '#src/actors/risk-acceptance.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

export type AcceptanceActor = ActorRefFrom<typeof riskAcceptanceMachine>;

/** The machine of the acceptance of a risk, with its service. */
export function useAcceptanceActor(riskId: string): AcceptanceActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    riskAcceptanceMachine.provide({ actors: { take: takeAcceptanceStep(api, queryClient, riskId) } }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscription = actor.on('step.taken', ({ step }) =>
      toast.success(step === 'SUBMIT' ? 'Submitted successfully' : 'Updated successfully'),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
