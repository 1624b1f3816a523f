import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { Failure } from '#machines/failure.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog, type ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import { notNow, UnsavedNote } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '../unsaved/useUnsavedDraft.ts';
import { stepErrors } from './step-errors.ts';
import type { StepDialogActor } from './useStepDialog.ts';

/** The form of a step: what its row in the table of the lifecycle needs has to be filled in. */
export interface StepFields<Draft> extends RecordForm<Draft> {
  readonly isNeeded: (need: string) => boolean;
}

interface StepQuestion<Draft extends object> {
  /** The needs of the step, from the table of its lifecycle; none without one. */
  readonly needsOf?: (draft: Draft) => readonly string[];
  readonly words: (draft: Draft) => Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;
  /** The fields of the draft for those that the operations name otherwise. */
  readonly names?: Readonly<Partial<Record<string, keyof Draft & string>>>;
  /** What the step asks for. */
  readonly children: (form: StepFields<Draft>) => ReactNode;
}

interface StepDialogProps<Draft extends object> extends StepQuestion<Draft> {
  readonly actor: StepDialogActor<Draft>;
  /** What is said when it has changed since it was read. */
  readonly outdated?: OutdatedWords;
}

interface OutdatedWords {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

const usuallyOutdated: OutdatedWords = {
  title: 'This has changed',
  text: 'Someone else has changed it since you opened it. Look at it as it is now, then decide. What you typed is kept.',
  confirmLabel: 'Look again',
};

interface StepFormProps<Draft extends object> extends StepQuestion<Draft> {
  readonly draft: Draft;
  /** Why the step was not taken. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Calls the listener once the step was taken. */
  readonly whenTaken: (listener: () => void) => { unsubscribe(): void };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const noLabel = () => undefined;

/** Asks for what a step needs, for the machine of steps in dialogs. A user who was overtaken looks at the record again. */
export function StepDialog<Draft extends object>({ actor, outdated, ...question }: StepDialogProps<Draft>) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  const isOutdated = useSelector(actor, (snapshot) => snapshot.matches('outdated'));
  if (draft === null) return null;
  if (isOutdated)
    return <Outdated {...(outdated ?? usuallyOutdated)} onOpen={() => actor.send({ type: 'record.opened' })} />;
  return (
    <StepForm
      {...question}
      draft={draft}
      failure={failure}
      busy={busy}
      onChange={(changes) => actor.send({ type: 'draft.changed', changes })}
      whenTaken={(listener) => actor.on('step.taken', listener)}
      onConfirm={() => actor.send({ type: 'step.confirmed' })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
    />
  );
}

/** Nobody decides on what they have not read. */
const Outdated = ({ title, text, confirmLabel, onOpen }: OutdatedWords & { readonly onOpen: () => void }) => (
  <ActionDialog
    open
    title={title}
    confirmLabel={confirmLabel}
    busy={false}
    busyLabel=""
    onConfirm={onOpen}
    onCancel={onOpen}
  >
    <Banner tone="warning">{text}</Banner>
  </ActionDialog>
);

/** The dialog of a step. */
export function StepForm<Draft extends object>(props: StepFormProps<Draft>) {
  const { draft, failure, busy, words, names, needsOf, onChange, onConfirm, onCancel, children } = props;
  const unsaved = useUnsavedDraft({ title: words(draft).title, draft, onChange, whenSettled: props.whenTaken });
  const needs = needsOf?.(draft) ?? [];
  const form: StepFields<Draft> = {
    draft,
    readOnly: false,
    errorOf: stepErrors<Draft>(failure?.fieldErrors ?? {}, names),
    isNeeded: (need) => needs.includes(need),
    change(field, value) {
      const changes: Partial<Draft> = {};
      changes[field] = value;
      onChange(changes);
    },
  };
  return (
    <ActionDialog open {...words(draft)} busyLabel="Saving..." busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
      <UnsavedNote actor={unsaved} labelOf={noLabel} obstacle={busy ? notNow : undefined} />
      <Refusable failure={failure}>{children(form)}</Refusable>
    </ActionDialog>
  );
}
