import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, PromiseActorLogic } from 'xstate';

import {
  createStepDialogMachine,
  type StepDialogMachine,
  type StepDialogNotice,
  type StepInput,
  type StepRules,
} from '#machines/step-dialog/step-dialog.machine.ts';
import { useNotices } from '#src/components/useNotices.ts';

export type StepDialogActor<Draft extends object> = ActorRefFrom<StepDialogMachine<Draft>>;

/** Rules that are read once, and what follows once what was read is another. */
interface StepOptions<Draft extends object> extends StepRules<Draft> {
  readonly onOutdated?: () => void;
  /** The machine of a dialog that has one of its own, instead of the rules. */
  readonly machine?: StepDialogMachine<Draft>;
}

/**
 * The machine of a dialog in which steps are taken, with its service.
 * @param createService called once
 */
export function useStepDialog<Draft extends object>(
  createService: () => PromiseActorLogic<void, StepInput<Draft>>,
  onTaken: (draft: Draft) => void,
  { onOutdated, machine: own, ...rules }: StepOptions<Draft> = {},
): StepDialogActor<Draft> {
  const [machine] = useState(() =>
    (own ?? createStepDialogMachine<Draft>(rules)).provide({ actors: { take: createService() } }),
  );
  const actor = useActorRef(machine);
  useNotices<StepDialogNotice<Draft>>(actor, (notice) => {
    switch (notice.type) {
      case 'step.taken':
        onTaken(notice.draft);
        break;
      case 'record.outdated':
        onOutdated?.();
        break;
    }
  });
  return actor;
}
