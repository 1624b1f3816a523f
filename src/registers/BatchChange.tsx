import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';

import type { RecordForm } from '#src/components/fields/binding.ts';
import { counted } from '#src/components/words.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { BatchLabels, isLabelField, labelFields } from './labels/batch-labels.tsx';
import type { RegisterKind, RegisterShape } from './record-kind.ts';
import { notNow, UnsavedNote } from './unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from './unsaved/useUnsavedDraft.ts';
import { useBatchChangeActor, type BatchChangeActor, type BatchChangeListeners } from './useBatchChangeActor.ts';

/** A field that can be changed on several records together. */
export interface BatchField<Draft> {
  readonly label: string;
  /** What it begins with, if it is no field of the record's form. */
  readonly initial?: null;
  /** @param given what is typed, for what is no field of the record's form */
  input(form: RecordForm<Draft>, given: GivenValue): ReactNode;
}

/** The value that several records are to be given, as it is typed. */
export interface GivenValue {
  readonly value: unknown;
  readonly error: string | undefined;
  readonly change: (value: unknown) => void;
}

/** The fields that can be changed on several records of a register together, by name. */
export type BatchFields<Draft, Field extends string = string> = Readonly<Record<Field, BatchField<Draft>>>;

interface BatchChangeProps<K extends RegisterShape> extends BatchChangeListeners {
  readonly kind: Pick<RegisterKind<K>, 'source' | 'noun' | 'empty'>;
  readonly fields: BatchFields<K['draft']>;
  /** Receives the machine once this code is loaded. */
  readonly provide: (change: BatchChangeActor) => void;
}

/** Changes the selected rows of a register. */
export function BatchChange<K extends RegisterShape>({ kind, fields, provide, ...listeners }: BatchChangeProps<K>) {
  const change = useBatchChangeActor(kind.source, kind.noun, listeners);
  useEffect(() => provide(change), [provide, change]);
  return <BatchChangeDialog change={change} kind={kind} fields={fields} />;
}

interface DialogProps<K extends RegisterShape> extends Pick<BatchChangeProps<K>, 'kind' | 'fields'> {
  readonly change: BatchChangeActor;
}

/** Asks for the field to change on the selected rows, and its value. */
function BatchChangeDialog<K extends RegisterShape>({ change, kind, fields }: DialogProps<K>) {
  const { rows, whole, field, fieldMissing, failure } = useSelector(change, ({ context }) => context);
  const busy = useSelector(change, (snapshot) => snapshot.matches('changing') || snapshot.matches('changingList'));
  const open = useSelector(change, (snapshot) => snapshot.hasTag('open'));
  const count = whole === null ? counted(rows.length, kind.noun) : `all ${counted(whole.total, kind.noun)}`;
  const choices = { ...fields, ...labelFields };
  const fieldError = field !== null && failure?.fieldErrors[`changes/${field}`];
  return (
    <ActionDialog
      open={open}
      title={`Change ${count}`}
      description="Each gets the same value in the chosen field. Their other fields stay as they are."
      confirmLabel={`Change ${count}`}
      busy={busy}
      busyLabel="Changing..."
      onConfirm={() => change.send({ type: 'change.confirmed' })}
      onCancel={() => change.send({ type: 'change.cancelled' })}
    >
      {failure !== null && fieldError === undefined && (
        <Banner tone="danger" title={`No ${kind.noun.one} was changed`}>
          {failure.message}
        </Banner>
      )}
      {open && <Unsaved change={change} many={kind.noun.many} choices={choices} busy={busy} />}
      <Select
        label="Field"
        required
        disabled={busy}
        options={Object.entries(choices).map(([value, { label }]) => ({ value, label }))}
        value={field}
        error={fieldMissing ? 'Choose what to change' : undefined}
        onValueChange={(chosen) => {
          if (chosen !== null)
            change.send({ type: 'field.chosen', field: chosen, value: initialOf(fields[chosen], kind.empty, chosen) });
        }}
      />
      <ValueInput change={change} kind={kind} fields={fields} />
    </ActionDialog>
  );
}

interface UnsavedProps {
  readonly change: BatchChangeActor;
  readonly many: string;
  /** What can be changed, by the names of fields. */
  readonly choices: object;
  readonly busy: boolean;
}

const noLabel = () => undefined;

/** Keeps the chosen field and its value until the rows are changed. Mounted while the dialog is open. */
function Unsaved({ change, many, choices, busy }: UnsavedProps) {
  const field = useSelector(change, ({ context }) => context.field);
  const value = useSelector(change, ({ context }) => context.value);
  const unsaved = useUnsavedDraft<{ field: string | null; value: unknown }>({
    title: `Change of ${many}`,
    name: `change of ${many}`,
    draft: { field, value },
    onChange(changes) {
      const chosen = changes.field ?? null;
      // A later version of the app may not offer it any more.
      if (chosen !== null && Object.hasOwn(choices, chosen))
        change.send({ type: 'field.chosen', field: chosen, value: changes.value });
    },
    whenSettled: (listener) => change.on('*', listener),
  });
  return <UnsavedNote actor={unsaved} labelOf={noLabel} obstacle={busy ? notNow : undefined} />;
}

const initialOf = (of: { readonly initial?: null } | undefined, draft: object, field: string): unknown =>
  of?.initial === null ? null : new Map(Object.entries(draft)).get(field);

/** The input of the chosen field, as in the form of a record. */
function ValueInput<K extends RegisterShape>({ change, kind, fields }: DialogProps<K>) {
  const { field, value, failure } = useSelector(change, ({ context }) => context);
  if (field !== null && isLabelField(field))
    return (
      <BatchLabels
        key={field}
        field={field}
        value={value}
        errorOf={(path) => failure?.fieldErrors[`changes/${path}`]}
        onChange={(ids) => change.send({ type: 'value.changed', value: ids })}
      />
    );
  const chosen = field === null ? undefined : fields[field];
  if (field === null || chosen === undefined) return null;
  const errorOf = (path: string) => failure?.fieldErrors[`changes/${path}`];
  const changeTo = (typed: unknown) => change.send({ type: 'value.changed', value: typed });
  return chosen.input(
    {
      draft: { ...kind.empty, [field]: value },
      readOnly: false,
      errorOf,
      change: (_field, typed) => changeTo(typed),
    },
    { value, error: errorOf(field), change: changeTo },
  );
}
