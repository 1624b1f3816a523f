import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { errorAt } from '#machines/record/field-errors.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { labelsIn, namesIn } from '#src/components/fields/field-words.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { ConflictList } from '#src/components/record-panel/ConflictList.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { UnsavedNote } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedRecord } from '../unsaved/useUnsavedRecord.ts';
import { useRecordActor, type RecordActor } from '../useRecordActor.ts';
import type { PartKind, PartShape } from './part-kind.ts';

interface PartDialogProps<K extends PartShape> {
  readonly kind: PartKind<K>;
  readonly recordId: string;
  /** Null for a new one. */
  readonly part: K['entity'] | null;
  /** Someone else has removed it since it was opened: what was typed stays, to be read or copied. */
  readonly isRemoved: boolean;
  readonly onClose: () => void;
  readonly renderFields: (form: RecordForm<K['draft']>, part: K['entity'] | null) => ReactNode;
}

/** Adds something to a record, such as an action to a risk's treatment plan, or changes it. */
export function PartDialog<K extends PartShape>({
  kind,
  recordId,
  part,
  isRemoved,
  onClose,
  renderFields,
}: PartDialogProps<K>) {
  const [editable] = useState(() => kind.editableOf(recordId));
  const actor = useRecordActor<K>(editable, part, {
    onAdded: onClose,
    onChanged: onClose,
    onRemoved: onClose,
    onRefused: () => undefined,
  });
  const { draft, errors, failure, conflicts } = useSelector(actor, ({ context }) => context);
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const form: RecordForm<K['draft']> = {
    draft,
    readOnly: false,
    errorOf: (path) => errorAt(errors, path),
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
  };
  const { one } = kind.noun;
  const title = part === null ? `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `Change the ${one}`;
  const unsaved = useUnsavedRecord<K>(actor, { name: `${one} ${recordId} ${part?.id ?? 'new'}`, label: title });
  return (
    <ActionDialog
      open
      title={title}
      confirmLabel={`Save ${one}`}
      busyLabel="Saving..."
      busy={saving}
      onConfirm={() => actor.send({ type: 'save.requested' })}
      onCancel={onClose}
    >
      {isRemoved && (
        <Banner tone="warning" title={`This ${one} has been removed`}>
          Someone else has removed it. What you have typed is not saved: copy what you need.
        </Banner>
      )}
      <UnsavedNote {...unsaved} labelOf={labelsIn(kind.words)} />
      <Refusable failure={failure}>
        {conflicts.length > 0 ? <Conflicts kind={kind} actor={actor} /> : renderFields(form, part)}
      </Refusable>
    </ActionDialog>
  );
}

interface ConflictsProps<K extends PartShape> {
  readonly kind: PartKind<K>;
  readonly actor: RecordActor<K>;
}

function Conflicts<K extends PartShape>({ kind, actor }: ConflictsProps<K>) {
  const { base, draft, initial, conflicts } = useSelector(actor, ({ context }) => context);
  return (
    <ConflictList
      editor={undefined}
      noun={kind.noun.one}
      fields={conflicts.map(({ field }) => field)}
      words={kind.words}
      names={namesIn(base)}
      mine={draft}
      theirs={initial}
      onSettle={(field, take) => actor.send({ type: 'conflict.settled', field, take })}
      onDiscard={() => actor.send({ type: 'changes.discarded' })}
    />
  );
}
