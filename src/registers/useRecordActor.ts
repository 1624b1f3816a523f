import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { RecordMachine } from '#machines/record/record.machine.ts';
import type { RecordNotice } from '#machines/record/record.types.ts';
import { removeRecord } from '#src/actors/remove-record.ts';
import { saveRecord } from '#src/actors/save-record.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { EditCalls, Kind, RecordSource } from '#src/api/record/register.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { EditableKind } from './editable-kind.ts';

export type RecordActor<K extends Kind> = ActorRefFrom<RecordMachine<K['entity'], K['draft']>>;

export interface RecordOutcomes<Entity> {
  readonly onAdded: (entity: Entity) => void;
  readonly onChanged?: (entity: Entity) => void;
  readonly onRemoved: (entity: Entity) => void;
  /** Nothing was saved, because of an invalid field or a server refusal. */
  readonly onRefused: () => void;
}

/** What the machine of a record needs of its kind. */
export type EditedKind<K extends Kind> = Pick<EditableKind<K>, 'noun' | 'nameOf' | 'empty' | 'draftOf' | 'machine'> & {
  readonly source: RecordSource<K, EditCalls<K>>;
};

/** The machine of one record with its services. The panel is keyed by the record: another record is another actor. */
export function useRecordActor<K extends Kind>(
  kind: EditedKind<K>,
  base: K['entity'] | null,
  outcomes: RecordOutcomes<K['entity']>,
): RecordActor<K> {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    kind.machine.provide({
      actors: {
        saveRecord: saveRecord<K>(api, queryClient, kind.source),
        removeRecord: removeRecord<K>(api, queryClient, kind.source),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { base, draft: base === null ? kind.empty : kind.draftOf(base) } });
  const { noun, nameOf } = kind;
  useNotices<RecordNotice<K['entity']>>(actor, (notice) => {
    switch (notice.type) {
      case 'record.added':
        toast.success('Created successfully', nameOf(notice.entity));
        return outcomes.onAdded(notice.entity);
      case 'record.changed':
        toast.success('Updated successfully', nameOf(notice.entity));
        return outcomes.onChanged?.(notice.entity);
      case 'record.removed':
        return outcomes.onRemoved(notice.entity);
      case 'record.invalid':
      case 'record.failed':
        return outcomes.onRefused();
      case 'record.removalFailed': {
        const { failure } = notice;
        return toast.error(`The ${noun.one} was not deleted`, failure.fieldErrors['id'] ?? failure.message);
      }
    }
  });
  return actor;
}
