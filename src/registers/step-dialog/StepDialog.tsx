import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';

import type { RecordForm } from '#src/components/fields/binding.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog, type ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import type { StepDialogActor } from './useStepDialog.ts';

interface StepDialogProps<Draft extends object> {
  readonly actor: StepDialogActor<Draft>;
  readonly words: (draft: Draft) => Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;
  /** The fields of the draft for those that the operations name otherwise. */
  readonly names?: Readonly<Partial<Record<string, keyof Draft & string>>>;
  /** What the step asks for. */
  readonly children: (form: RecordForm<Draft>) => ReactNode;
}

const contents = css({ display: 'contents' });

/**
 * Asks for what a step needs. After a refusal, the first field that it names is focused; one that is of none of the
 * fields is said above them.
 */
export function StepDialog<Draft extends object>({ actor, words, names, children }: StepDialogProps<Draft>) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  if (draft === null) return null;
  const errors = Object.fromEntries(
    Object.entries(failure?.fieldErrors ?? {}).map(([field, message]) => {
      const own = names?.[field] ?? field;
      return [Object.hasOwn(draft, own) ? own : '', message];
    }),
  );
  const general = errors[''] ?? (Object.keys(errors).length === 0 ? failure?.message : undefined);
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
      {general !== undefined && <Banner tone="danger">{general}</Banner>}
      <div ref={element} className={contents}>
        {children(form)}
      </div>
    </ActionDialog>
  );
}
