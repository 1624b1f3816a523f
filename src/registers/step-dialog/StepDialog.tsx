import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { RecordForm } from '#src/components/fields/binding.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog, type ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import type { StepDialogActor } from './useStepDialog.ts';

interface StepDialogProps<Draft extends object> {
  readonly actor: StepDialogActor<Draft>;
  readonly words: (draft: Draft) => Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;
  /** The fields of the draft for those that the operations name otherwise. */
  readonly names?: Readonly<Partial<Record<string, keyof Draft & string>>>;
  /** What the step asks for. */
  readonly children: (form: RecordForm<Draft>) => ReactNode;
}

/** Asks for what a step needs. A refusal that is of none of its fields is said above them. */
export function StepDialog<Draft extends object>({ actor, words, names, children }: StepDialogProps<Draft>) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  if (draft === null) return null;
  const errors = Object.fromEntries(
    Object.entries(failure?.fieldErrors ?? {}).map(([field, message]) => {
      const own = names?.[field] ?? field;
      return [Object.hasOwn(draft, own) ? own : '', message];
    }),
  );
  const form: RecordForm<Draft> = {
    draft,
    readOnly: false,
    errorOf: (field) => errors[field],
    change(field, value) {
      const changes: Partial<Draft> = {};
      changes[field] = value;
      actor.send({ type: 'draft.changed', changes });
    },
  };
  return (
    <ActionDialog
      open
      {...words(draft)}
      busyLabel="Saving..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'step.confirmed' })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
    >
      {failure !== null && <Banner tone="danger">{errors[''] ?? failure.message}</Banner>}
      {children(form)}
    </ActionDialog>
  );
}
