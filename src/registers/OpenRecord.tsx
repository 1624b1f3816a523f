import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { takesRaw } from '#domain/files/file-types.ts';
import { errorAt } from '#machines/record/field-errors.ts';
import { hasUnsavedChanges } from '#machines/record/record.machine.ts';
import type { RecordContext } from '#machines/record/record.types.ts';
import type { Kind, Versioned } from '#src/api/record/register.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { labelsIn, namesIn, type FieldWords } from '#src/components/fields/field-words.ts';
import { ConflictList } from '#src/components/record-panel/ConflictList.tsx';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { RecordActions, type Neighbours, type OtherPlace } from '#src/components/record-panel/RecordActions.tsx';
import { RecordPanel, type PanelRecord } from '#src/components/record-panel/RecordPanel.tsx';
import { RemovalDialog } from '#src/components/record-panel/RemovalDialog.tsx';
import { ShowInList, type Elsewhere } from '#src/components/record-panel/ShowInList.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { Noun } from '#src/components/words.ts';

import type { EditableKind } from './editable-kind.ts';
import { RecordTabs, type OpenTab } from './record-sections/RecordTabs.tsx';
import type { GuardUnsent } from './record-sections/section.ts';
import { useUnsentGuards } from './record-sections/useUnsentGuards.ts';
import { recordFormName } from './unsaved/form-names.ts';
import { UnsavedNote } from './unsaved/UnsavedNote.tsx';
import { useUnsavedRecord } from './unsaved/useUnsavedRecord.ts';
import { useLeaving, type Leaving } from './useLeaving.ts';
import { useRecordActor, type RecordActor } from './useRecordActor.ts';
import { Watchers } from './watchers/Watchers.tsx';

/** Where a record is open: the rows beside it and its address parameter. */
export interface RecordPlace<Entity> {
  /** The parameter of the address that names the open record. */
  readonly param: string;
  /** Omitted on a page of its own. */
  readonly neighbours?: Neighbours;
  /** Where else the record can be opened: on a page of its own, or beside its list. */
  readonly otherPlace?: OtherPlace | undefined;
  readonly openRecord: (id: string | undefined) => void;
  /** Set while the list shows other rows. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly onRemoved: (entity: Entity) => void;
  /** What the panel shows beside the fields of a stored record; omitted for records without more than fields. */
  readonly openTab?: OpenTab;
}

/** The props of every register's panel. */
export interface RecordPanelProps<Entity> {
  /** An id, or `new`. */
  readonly id: string;
  readonly place: RecordPlace<Entity>;
}

/** A record as its panel sees it. */
export type ShownRecord = Versioned & PanelRecord & { readonly ref?: string };

/** The types of records that a panel can show. */
export interface ShownShape extends Kind {
  readonly entity: ShownRecord;
}

interface OpenRecordProps<K extends ShownShape> {
  readonly kind: EditableKind<K>;
  /** The record as fetched; null while it is being added. */
  readonly entity: K['entity'] | null;
  readonly place: RecordPlace<K['entity']>;
  /** The labels of fields and values, for conflicts. */
  readonly words: FieldWords<K['draft']>;
  /** What happens to the record when it is deleted. */
  readonly removal: (entity: K['entity']) => string;
  /** Other facts to consider first. */
  readonly renderFacts?: (entity: K['entity']) => ReactNode;
  /** Further items of the menu of a stored record. */
  readonly renderMenu?: ((entity: K['entity']) => ReactNode) | undefined;
  /** What is to be known of a stored record before its files are changed. */
  readonly renderFilesNote?: ((entity: K['entity']) => ReactNode) | undefined;
  /** Whether the person may add files to a stored record also without the right to edit it. */
  readonly mayAddFiles?: ((entity: K['entity']) => boolean) | undefined;
  /** Nothing of its fields can be changed any more, such as those of a closed change. */
  readonly isFixed?: ((entity: K['entity']) => boolean) | undefined;
  readonly children: (form: RecordForm<K['draft']>, entity: K['entity'] | null, guard: GuardUnsent) => ReactNode;
}

/** What is known of the files of a record. */
const filesOf = <K extends ShownShape>(
  { kind, renderFilesNote, mayAddFiles }: OpenRecordProps<K>,
  stored: K['entity'] | null,
  maySave: boolean,
) => ({
  note: stored !== null && renderFilesNote?.(stored),
  takesRaw: takesRaw(kind.source.name),
  mayAdd: maySave || (stored !== null && mayAddFiles?.(stored) === true),
});

/** One record in its panel, with its machine: view, add, change and remove, as permissions allow. */
export function OpenRecord<K extends ShownShape>(props: OpenRecordProps<K>) {
  const { kind, entity, place, words, removal, renderFacts, renderMenu, isFixed, children } = props;
  const { noun } = kind;
  const [refusals, setRefusals] = useState(0);
  const actor = useRecordActor<K>(kind, entity, {
    onAdded: ({ id }) => (leaving.waits ? leaving.leave() : place.openRecord(id)),
    onRemoved: place.onRemoved,
    onRefused: () => setRefusals((count) => count + 1),
  });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { base, failure, conflicts } = context;
  // An added record gets a panel of its own: what is begun in this one, such as a dialog or a comment, would be discarded.
  const stored = entity === null ? null : base;
  const saving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const unsent = useUnsentGuards();
  const maySave = useMay({ ...kind.access, level: entity === null ? 'ADD' : 'EDIT' });
  const mayChange = maySave && !(entity !== null && isFixed?.(entity) === true);
  const mayRemove = useMay({ ...kind.access, level: 'DELETE' });
  const reference = base === null ? `Add ${noun.one}` : (base.ref ?? kind.nameOf(base));
  const label = base === null ? reference : kind.nameOf(base);
  const unsaved = useUnsavedRecord<K>(actor, { name: mayChange ? recordFormName(noun, entity?.id) : undefined, label });
  const leaving = useLeaving(place.param, saving, () => hasUnsaved<K>(actor.getSnapshot()) || unsent.hasUnsent());
  return (
    <>
      <RecordPanel
        noun={noun}
        label={label}
        reference={reference}
        record={base}
        renderTabs={(fields) => (
          <RecordTabs
            recordId={stored?.id}
            open={place.openTab}
            mayEdit={maySave}
            guardUnsent={unsent.guard}
            files={filesOf(props, stored, maySave)}
          >
            {fields}
          </RecordTabs>
        )}
        status={place.elsewhere && <ShowInList {...place.elsewhere} />}
        actions={
          <RecordActions
            noun={noun}
            neighbours={place.neighbours}
            onShow={place.openRecord}
            href={base === null ? undefined : hrefOf(place, base)}
            elsewhere={place.otherPlace}
            watchers={stored !== null && place.openTab !== undefined && <Watchers recordId={stored.id} />}
            menu={stored === null ? undefined : renderMenu?.(stored)}
            onRemove={mayRemove ? () => actor.send({ type: 'removal.requested' }) : undefined}
          />
        }
        maySave={mayChange}
        saving={saving}
        failure={failure?.message}
        saveBlocked={conflicts.length > 0}
        refusals={refusals}
        onSave={() => actor.send({ type: 'save.requested' })}
        onClose={() => place.openRecord(undefined)}
      >
        <UnsavedNote {...unsaved} labelOf={labelsIn(words)} />
        {conflicts.length > 0 ? (
          <Conflicts<K> actor={actor} noun={noun} words={words} />
        ) : (
          children(formOf<K>(actor, context, !mayChange), stored, unsent.guard)
        )}
      </RecordPanel>
      <Leave leaving={leaving} abandon={[unsaved.abandon, unsent.discard]} />
      {base !== null && (
        <Removal
          actor={actor}
          noun={noun}
          name={nameInText(kind, base)}
          description={removal(base)}
          facts={renderFacts?.(base)}
        />
      )}
    </>
  );
}

interface LeaveProps {
  readonly leaving: Leaving;
  readonly abandon: readonly (() => void)[];
}

/** What someone discards by leaving is not kept either. */
const Leave = ({ leaving, abandon }: LeaveProps) => (
  <LeaveDialog
    open={leaving.asked}
    onStay={leaving.stay}
    onLeave={() => {
      for (const forget of abandon) forget();
      leaving.leave();
    }}
  />
);

const hasUnsaved = <K extends ShownShape>(snapshot: SnapshotFrom<RecordActor<K>>) =>
  snapshot.matches('saving') || hasUnsavedChanges(snapshot);

/** The draft as fields are bound to it. */
const formOf = <K extends ShownShape>(
  actor: RecordActor<K>,
  { draft, errors }: Pick<RecordContext<K['entity'], K['draft']>, 'draft' | 'errors'>,
  readOnly: boolean,
): RecordForm<K['draft']> => ({
  draft,
  readOnly,
  errorOf: (path) => errorAt(errors, path),
  change: (field, value) => actor.send({ type: 'field.changed', field, value }),
});

/** On a page of its own the record is at the address of the page. */
const hrefOf = ({ param, neighbours }: Pick<RecordPlace<never>, 'param' | 'neighbours'>, { id }: Versioned): string =>
  neighbours === undefined ? window.location.pathname : `?${param}=${id}`;

interface ConflictsProps<K extends ShownShape> {
  readonly actor: RecordActor<K>;
  readonly noun: Noun;
  readonly words: FieldWords<K['draft']>;
}

/** The fields that someone else has changed too. */
function Conflicts<K extends ShownShape>({ actor, noun, words }: ConflictsProps<K>) {
  const { base, draft, initial, conflicts } = useSelector(actor, ({ context }) => context);
  return (
    <ConflictList
      editor={base?.updatedBy?.name}
      noun={noun.one}
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

/** A record's name within a sentence: without a reference before it, it is quoted. */
const nameInText = <K extends ShownShape>(kind: Pick<EditableKind<K>, 'nameOf'>, base: K['entity']) =>
  base.ref === undefined ? `“${kind.nameOf(base)}”` : kind.nameOf(base);

interface RemovalProps<K extends Kind> {
  readonly actor: RecordActor<K>;
  readonly noun: Noun;
  readonly name: string;
  readonly description: string;
  /** Omitted where no reason is stored, so none is asked for. */
  readonly facts: ReactNode;
}

/**
 * The focus target when a removal was refused because someone changed the record; otherwise the button that started
 * it.
 */
const firstQuestion = () => document.querySelector<HTMLElement>('[data-panel] [data-question]');

function Removal<K extends Kind>(props: RemovalProps<K>) {
  const { actor, noun, name, description, facts } = props;
  const value = useSelector(actor, ({ context }) => context.reason);
  const onChange = (reason: string) => actor.send({ type: 'reason.changed', reason });
  return (
    <RemovalDialog
      open={useSelector(actor, (snapshot) => snapshot.hasTag('removing'))}
      noun={noun}
      names={[name]}
      description={description}
      facts={facts}
      reason={facts === undefined ? undefined : { value, required: false, missing: false, onChange }}
      busy={useSelector(actor, (snapshot) => snapshot.matches('removing'))}
      finalFocus={firstQuestion}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    />
  );
}
