import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  batchChangeMachine,
  type BatchChangeNotice,
  type RowsChanged,
} from '#machines/batch-change/batch-change.machine.ts';
import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import { changeList } from '#src/actors/bulk-change.ts';
import { changeRecords } from '#src/actors/change-records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Kind, RegisterSource } from '#src/api/record/register.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { counted, enumerated, type Noun } from '#src/components/words.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type BatchChangeActor = ActorRefFrom<typeof batchChangeMachine>;

/** What becomes of a change: rows were changed, or the server has begun to change the whole list. */
export interface BatchChangeListeners {
  readonly onChanged: (outcome: RowsChanged) => void;
  readonly onStarted: (bulk: BulkChange) => void;
  readonly onUndo: (bulk: BulkChange) => void;
}

/** The machine that changes a register's selected rows, with its services. */
export function useBatchChangeActor<K extends Kind>(
  source: RegisterSource<K>,
  noun: Noun,
  { onChanged, onStarted, onUndo }: BatchChangeListeners,
): BatchChangeActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    batchChangeMachine.provide({
      actors: { changeRecords: changeRecords(api, queryClient, source), changeList: changeList(api, source) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<BatchChangeNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'rows.changed':
        report(notice, noun, onUndo);
        return onChanged(notice);
      case 'bulk.started':
        return onStarted(notice.bulk);
    }
  });
  return actor;
}

const mostNamed = 10;

/** Shows how many rows were changed, and which were not and why, with an Undo button for those that were. */
function report({ rows, refused, undo }: RowsChanged, noun: Noun, onUndo: BatchChangeListeners['onUndo']): void {
  const action = undo === null ? undefined : { label: 'Undo', onAction: () => onUndo(undo) };
  const refsOf = (reason: keyof RowsChanged['refused']) => refused[reason].map(({ ref }) => ref);
  const [stale, missing, full] = [refsOf('CHANGED'), refsOf('MISSING'), refsOf('LABELS')];
  const [fixed, unfit] = [refsOf('STATUS'), refsOf('UNFIT')];
  const succeeded = rows.length - [stale, missing, full, fixed, unfit].flat().length;
  if (succeeded === rows.length) return toast.success('Updated successfully', counted(succeeded, noun), action);
  const has = (refs: readonly string[]) => (refs.length === 1 ? 'has' : 'have');
  const reasons = [
    stale.length > 0 &&
      `${enumerated(stale, mostNamed)} ${has(stale)} been changed by someone else. Check the selected rows and try again.`,
    full.length > 0 && `${enumerated(full, mostNamed)} would have more than 20 labels.`,
    fixed.length > 0 &&
      (fixed.length === 1
        ? `${enumerated(fixed, mostNamed)} has a step of its own for this change: open it to take it.`
        : `${enumerated(fixed, mostNamed)} have a step of their own for this change: open each to take it.`),
    unfit.length > 0 && `The other fields of ${enumerated(unfit, mostNamed)} do not allow this value.`,
    missing.length > 0 && `${enumerated(missing, mostNamed)} ${has(missing)} been deleted.`,
  ];
  toast.error(
    `${succeeded} of ${counted(rows.length, noun)} updated`,
    reasons.filter((text) => text !== false).join(' '),
    action,
  );
}
