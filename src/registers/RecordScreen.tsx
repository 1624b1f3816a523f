import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { AnyLookup } from '#src/api/record/lookups.ts';
import { lookupOptionsQuery, recordQuery } from '#src/api/record/register.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import type { FieldWords } from '#src/components/fields/field-words.ts';
import { registerRemoval } from '#src/components/record-panel/RemovalDialog.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';

import type { EditableRegister } from './editable-kind.ts';
import { labelWords } from './labels/label-words.tsx';
import { LabelsInput } from './labels/LabelsInput.tsx';
import { LoadingPanel } from './LoadingPanel.tsx';
import type { EntryWords } from './Names.tsx';
import { OpenRecord, type RecordPlace } from './OpenRecord.tsx';
import { PanelMessage } from './PanelMessage.tsx';
import type { RegisterShape } from './record-kind.ts';
import type { GuardUnsent } from './record-sections/section.ts';
import type { RegisterScreenShape } from './RegisterScreen.tsx';
import { RemovalFacts, type RemovalEffects } from './RemovalFacts.tsx';
import { recordFormName } from './unsaved/form-names.ts';

/** The props of a register's form. */
export interface RecordFormProps<K extends RegisterScreenShape> {
  readonly form: RecordForm<K['draft']>;
  /** The record as stored; null while it is being added. */
  readonly stored: K['entity'] | null;
}

type Labelled = RegisterShape['draft'];

interface RecordScreenProps<K extends RegisterScreenShape> {
  readonly kind: EditableRegister<K>;
  /** An id, or `new`. */
  readonly id: string;
  readonly place: RecordPlace<K['entity']>;
  readonly words: FieldWords<K['draft']>;
  /** Further look-ups that the form needs beside those of its fields; it waits for all of them to load. */
  readonly lookups?: readonly AnyLookup[];
  /** Further items of the menu of a stored record. */
  readonly menu?: (entity: K['entity']) => ReactNode;
  /** What is to be known of a record before its files are changed. */
  readonly filesNote?: (entity: K['entity']) => ReactNode;
  /** Whether the person may add files also without the right to edit the record. */
  readonly mayAddFiles?: (entity: K['entity']) => boolean;
  /** Nothing of its fields can be changed any more. */
  readonly isFixed?: (entity: K['entity']) => boolean;
  /** What only records of this kind take with them when they are removed. */
  readonly removalEffects?: RemovalEffects;
  /** @param guard asks before what was begun and not sent is lost */
  readonly children: (form: RecordForm<K['draft']>, entity: K['entity'] | null, guard: GuardUnsent) => ReactNode;
}

/** The form as the labels need it, which are the same field of every register. */
function withLabels<Draft extends Labelled>(form: RecordForm<Draft>): RecordForm<Labelled>;
function withLabels(form: RecordForm<Labelled>): RecordForm<Labelled> {
  return form;
}

const isOfEntries = (words: object): words is EntryWords<unknown> => 'source' in words && 'label' in words;

/** The look-ups of a draft's own fields. */
const lookupsOf = (words: Readonly<Record<string, object>>): AnyLookup[] =>
  Object.values(words)
    .filter(isOfEntries)
    .map(({ source }) => source);

/**
 * The panel of one record of a register. It fetches the record before starting the machine, which holds the fetched
 * version.
 */
export function RecordScreen<K extends RegisterScreenShape>(props: RecordScreenProps<K>) {
  const {
    kind,
    id,
    place,
    lookups = [],
    words,
    menu,
    filesNote,
    mayAddFiles,
    isFixed,
    removalEffects,
    children,
  } = props;
  const api = useApi();
  const isNew = id === 'new';
  const mayCreate = useMay({ ...kind.access, level: 'EDIT' });
  const record = useQuery({ ...recordQuery(api, kind.source, id), enabled: !isNew });
  const offered = useQueries({
    queries: [...lookupsOf(words), ...lookups].map((lookup) => lookupOptionsQuery(api, lookup)),
  });
  const missing = [...(isNew ? [] : [record]), ...offered].filter(({ data }) => data === undefined);
  const error = missing.find((query) => query.error !== null)?.error;
  if (error) {
    const close = () => place.openRecord(undefined);
    const form = recordFormName(kind.noun, id);
    return <PanelMessage noun={kind.noun} place="register" error={error} form={form} onClose={close} />;
  }
  if (missing.length > 0) {
    return <LoadingPanel noun={kind.noun} />;
  }
  return (
    <OpenRecord<K>
      kind={kind}
      entity={record.data ?? null}
      place={place}
      words={words}
      removal={({ ref }) => registerRemoval([ref])}
      renderMenu={menu}
      renderFilesNote={filesNote}
      mayAddFiles={mayAddFiles}
      isFixed={isFixed}
      renderFacts={({ id: own }) => <RemovalFacts source={kind.source} ids={[own]} Effects={removalEffects} />}
    >
      {(form, entity, guard) => (
        <>
          {children(form, entity, guard)}
          <LabelsInput
            form={withLabels(form)}
            field="labelIds"
            words={labelWords}
            current={entity?.labels ?? []}
            mayCreate={mayCreate}
          />
        </>
      )}
    </OpenRecord>
  );
}
