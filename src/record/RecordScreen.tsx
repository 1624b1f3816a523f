import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import { recordQuery, type RegisterCalls } from '#src/api/register.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import type { FieldWords } from '#src/components/record/ConflictList.tsx';
import { capitalised, type Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import * as Panel from '#src/ui/Panel.tsx';

import { OpenRecord, type RecordPlace, type ShownRecord } from './OpenRecord.tsx';
import type { RecordKind } from './record-kind.ts';
import { isGone, troubleOf } from './trouble.ts';

interface RecordScreenProps<Entity extends ShownRecord, Draft extends Input, Input extends object, ListQuery, Choices> {
  readonly kind: RecordKind<Entity, Draft, RegisterCalls<Entity, Input, ListQuery>>;
  /** An id, or `new`. */
  readonly id: string;
  readonly place: RecordPlace<Entity>;
  /** What the form offers to choose from; the form waits for it. */
  readonly choices: UseQueryResult<Choices>;
  readonly words: (choices: Choices, entity: Entity | null) => FieldWords<Draft>;
  readonly children: (form: RecordForm<Draft>, choices: Choices, entity: Entity | null) => ReactNode;
}

/** The panel of one record of a register. It reads the record before the machine begins: that holds what was read. */
export function RecordScreen<
  Entity extends ShownRecord & { readonly ref: string },
  Draft extends Input,
  Input extends object,
  ListQuery,
  Choices,
>(props: RecordScreenProps<Entity, Draft, Input, ListQuery, Choices>) {
  const { kind, id, place, choices, words, children } = props;
  const isNew = id === 'new';
  const record = useQuery({ ...recordQuery(useApi(), kind.source, id), enabled: !isNew });
  const error = record.error ?? choices.error;
  if (error !== null && (record.data === undefined || choices.data === undefined))
    return <PanelFailed noun={kind.noun} error={error} onClose={() => place.openRecord(undefined)} />;
  const { data: offered } = choices;
  if (offered === undefined || (!isNew && record.data === undefined)) {
    return (
      <Panel.Root label={capitalised(kind.noun.one)}>
        <LoadingRows />
      </Panel.Root>
    );
  }
  return (
    <OpenRecord<Entity, Draft, Input, ListQuery>
      kind={kind}
      entity={record.data ?? null}
      place={place}
      words={(entity) => words(offered, entity)}
      farewell={({ ref }) => `${ref} leaves the register; its history stays.`}
    >
      {(form, entity) => children(form, offered, entity)}
    </OpenRecord>
  );
}

interface PanelFailedProps {
  readonly noun: Noun;
  readonly error: Error;
  readonly onClose: () => void;
}

function PanelFailed({ noun, error, onClose }: PanelFailedProps) {
  const gone = isGone(error);
  const { message, requestId } = troubleOf(error);
  return (
    <Panel.Root label={capitalised(noun.one)}>
      <ErrorState
        title={gone ? `This ${noun.one} is not in the register` : `The ${noun.one} could not be loaded`}
        requestId={requestId}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {gone ? 'It may have been deleted, or the address is wrong.' : message}
      </ErrorState>
    </Panel.Root>
  );
}
