import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { errorAt } from '#machines/record/field-errors.ts';
import type { TreatmentAction, TreatmentActionKind } from '#src/api/treatment-actions.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { namesIn } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { ConflictList } from '#src/components/record-panel/ConflictList.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { useRecordActor, type RecordActor } from '#src/registers/useRecordActor.ts';
import { actionWords as words } from '#src/registers/words/treatment-action.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog as Dialog } from '#src/ui/overlay/ActionDialog.tsx';

import { actionKindOf } from './action-kind.ts';

interface ActionDialogProps {
  readonly riskId: string;
  /** Null for a new one. */
  readonly action: TreatmentAction | null;
  readonly onClose: () => void;
}

/** Adds an action to a treatment plan, or changes it. */
export function ActionDialog({ riskId, action, onClose }: ActionDialogProps) {
  const [kind] = useState(() => actionKindOf(riskId));
  const actor = useRecordActor<TreatmentActionKind>(kind, action, {
    onAdded: onClose,
    onChanged: onClose,
    onRemoved: onClose,
    onRefused: () => undefined,
  });
  const { draft, errors, failure, conflicts } = useSelector(actor, ({ context }) => context);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const form: RecordForm<TreatmentActionKind['draft']> = {
    draft,
    readOnly: false,
    errorOf: (path) => errorAt(errors, path),
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
  };
  return (
    <Dialog
      open
      title={action === null ? 'Add an action' : 'Change the action'}
      confirmLabel="Save action"
      busyLabel="Saving..."
      busy={saving}
      onConfirm={() => actor.send({ type: 'save.requested' })}
      onCancel={onClose}
    >
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      {conflicts.length > 0 ? <Conflicts actor={actor} /> : <Fields form={form} action={action} />}
    </Dialog>
  );
}

interface FieldsProps extends Pick<ActionDialogProps, 'action'> {
  readonly form: RecordForm<TreatmentActionKind['draft']>;
}

const Fields = ({ form, action }: FieldsProps) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={action?.owner} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
      <NumberInput form={form} field="effortDays" words={words.effortDays} min={0} max={100_000} />
      <NumberInput form={form} field="cost" words={words.cost} min={0} max={1_000_000_000} />
      <ChoiceInput form={form} field="status" words={words.status} />
      <NumberInput form={form} field="progress" words={words.progress} min={0} max={100} />
    </FieldPair>
  </>
);

function Conflicts({ actor }: { readonly actor: RecordActor<TreatmentActionKind> }) {
  const { base, draft, initial, conflicts } = useSelector(actor, ({ context }) => context);
  return (
    <ConflictList
      editor={undefined}
      noun="action"
      fields={conflicts.map(({ field }) => field)}
      words={words}
      names={namesIn(base)}
      mine={draft}
      theirs={initial}
      onSettle={(field, take) => actor.send({ type: 'conflict.settled', field, take })}
      onDiscard={() => actor.send({ type: 'changes.discarded' })}
    />
  );
}
