import { useRef } from 'react';

import type { BulkChange } from '#machines/bulk-change/bulk-change.types.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { placeAfter } from '#src/components/register/useRegisterKeys.ts';
import { counted, enumerated } from '#src/components/words.ts';

import { useBulkChangePlace } from './bulk/bulk-service.ts';
import type { RegisterKind, RegisterShape } from './record-kind.ts';
import type { BatchChangeListeners } from './useBatchChangeActor.ts';
import { useRegisterActor, type RegisterActor } from './useRegisterActor.ts';
import { useUndo } from './useUndo.ts';

/** The open record in the address of a register. */
interface OpenRecord {
  readonly open: string | undefined;
  readonly openRecord: (id: string | undefined) => void;
}

/** The selected rows of a register, and what becomes of the records that are changed or removed. */
export function useRegisterChanges<K extends RegisterShape>(
  { source, noun, nameOf }: Pick<RegisterKind<K>, 'source' | 'noun' | 'nameOf'>,
  address: OpenRecord,
) {
  const showUndo = useUndo(source);
  const { service: follower } = useBulkChangePlace();
  const follow = (bulk: BulkChange) => follower?.send({ type: 'bulk.started', bulk });
  const register = useRegisterActor(source, noun, {
    onRemoved(rows) {
      showUndo(rows, rows.length === 1 ? enumerated(rows.map(({ ref }) => ref)) : counted(rows.length, noun));
      if (rows.some(({ id }) => id === address.open)) address.openRecord(undefined);
    },
    onStarted: follow,
  });
  return {
    register,
    changeListeners: {
      onChanged: ({ refused }) => selectOnly(register, refused.CHANGED),
      onStarted(bulk) {
        follow(bulk);
        selectOnly(register, []);
      },
      onUndo: (bulk) => follower?.send({ type: 'undo.requested', bulk }),
    } satisfies BatchChangeListeners,
    ...useRemoval(register),
    /** The record of the panel was removed. */
    onGone: (entity: K['entity']) => {
      showUndo([entity], nameOf(entity));
      register.send({ type: 'row.left', id: entity.id });
      address.openRecord(undefined);
    },
  };
}

function selectOnly(register: RegisterActor, rows: readonly RegisterRow[]): void {
  register.send({ type: 'selection.cleared' });
  if (rows.length > 0) register.send({ type: 'rows.toggled', rows });
}

/** Removes rows after confirmation, and knows where the focus goes then. */
function useRemoval(register: RegisterActor) {
  const place = useRef<() => HTMLElement | null>(() => null);
  const remove = (chosen: readonly RegisterRow[]) => {
    place.current = placeAfter(chosen.map(({ id }) => id));
    register.send({ type: 'removal.requested', rows: chosen });
  };
  return { remove, placeOnceGone: () => place.current() };
}
