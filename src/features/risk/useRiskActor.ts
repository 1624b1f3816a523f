import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { removeRisk } from '#src/actors/remove-risk.ts';
import { saveRisk } from '#src/actors/save-risk.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { Risk } from '#src/api/risks.ts';
import { toast } from '#src/ui/toast.tsx';

import { emptyRisk, riskDraftOf, riskMachine } from './risk-rules.ts';

export type RiskActor = ActorRefFrom<typeof riskMachine>;

export interface RiskOutcomes {
  readonly onAdded: (risk: Risk) => void;
  readonly onRemoved: () => void;
}

/** The record machine of one risk with its services; the panel is keyed by the risk, so another risk is another actor. */
export function useRiskActor(risk: Risk | null, outcomes: RiskOutcomes): RiskActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    riskMachine.provide({
      actors: { saveRecord: saveRisk(api, queryClient), removeRecord: removeRisk(api, queryClient) },
    }),
  );
  const actor = useActorRef(machine, {
    input: { base: risk, draft: risk === null ? emptyRisk : riskDraftOf(risk) },
  });
  const added = useEffectEvent(outcomes.onAdded);
  const removed = useEffectEvent(outcomes.onRemoved);
  useEffect(() => {
    const subscriptions = [
      actor.on('record.added', ({ entity }) => {
        toast.success('Created successfully', `${entity.ref} ${entity.title}`);
        added(entity);
      }),
      actor.on('record.changed', ({ entity }) =>
        toast.success('Updated successfully', `${entity.ref} ${entity.title}`),
      ),
      actor.on('record.removed', ({ entity }) => {
        toast.success('Deleted successfully', `${entity.ref} ${entity.title}`);
        removed();
      }),
      actor.on('record.failed', ({ failure }) => toast.error('The risk was not saved', failure.message)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return actor;
}
