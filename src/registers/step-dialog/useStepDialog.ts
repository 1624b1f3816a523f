import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, PromiseActorLogic } from 'xstate';

import {
  createStepDialogMachine,
  type StepDialogMachine,
  type StepInput,
} from '#machines/step-dialog/step-dialog.machine.ts';

export type StepDialogActor<Draft extends object> = ActorRefFrom<StepDialogMachine<Draft>>;

/**
 * The machine of a dialog in which steps are taken, with its service.
 * @param createService called once
 */
export function useStepDialog<Draft extends object>(
  createService: () => PromiseActorLogic<void, StepInput<Draft>>,
  onTaken: (draft: Draft) => void,
): StepDialogActor<Draft> {
  const [machine] = useState(() => createStepDialogMachine<Draft>().provide({ actors: { take: createService() } }));
  const actor = useActorRef(machine);
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    const subscription = actor.on('step.taken', ({ draft }) => taken(draft));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
