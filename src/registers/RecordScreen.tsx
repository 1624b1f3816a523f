import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import { recordQuery, type RegisterCalls } from '#src/api/register.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import type { FieldWords } from '#src/components/record-panel/field-words.ts';
import { registerRemoval } from '#src/components/record-panel/RemovalDialog.tsx';
import { capitalised } from '#src/components/words.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import * as Panel from '#src/ui/overlay/Panel.tsx';

import { OpenRecord, type RecordPlace, type ShownRecord } from './OpenRecord.tsx';
import { PanelMessage } from './PanelMessage.tsx';
import type { RecordKind } from './record-kind.ts';
import { RemovalFacts } from './RemovalFacts.tsx';

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
  if (error !== null && (record.data === undefined || choices.data === undefined)) {
    const close = () => place.openRecord(undefined);
    return <PanelMessage noun={kind.noun} place="register" error={error} onClose={close} />;
  }
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
      removal={({ ref }) => registerRemoval([ref])}
      renderFacts={({ id: own }) => <RemovalFacts source={kind.source} ids={[own]} />}
    >
      {(form, entity) => children(form, offered, entity)}
    </OpenRecord>
  );
}
