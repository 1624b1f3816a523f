import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, PromiseActorLogic } from 'xstate';

import {
  createStepDialogMachine,
  type StepDialogMachine,
  type StepDialogNotice,
  type StepInput,
} from '#machines/step-dialog/step-dialog.machine.ts';
import { useNotices } from '#src/components/useNotices.ts';

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
  useNotices<StepDialogNotice<Draft>>(actor, ({ draft }) => onTaken(draft));
  return actor;
}
