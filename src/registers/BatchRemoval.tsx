import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  registerRemoval,
  RemovalDialog,
  wholeRemoval,
  type RemovalDialogProps,
} from '#src/components/record-panel/RemovalDialog.tsx';
import type { Noun } from '#src/components/words.ts';

import type { RegisterActor } from './useRegisterActor.ts';
import type { RegisterEntity } from './useRowSelection.ts';

interface BatchRemovalProps<Row> extends Pick<RemovalDialogProps, 'finalFocus'> {
  readonly register: RegisterActor;
  readonly noun: Noun;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly renderFacts: (ids: readonly string[]) => ReactNode;
}

/** Asks before the selected rows are removed. */
export function BatchRemoval<Row extends RegisterEntity>(props: BatchRemovalProps<Row>) {
  const { register, noun, rows, nameOf, renderFacts, finalFocus } = props;
  const { toRemove, whole, reason, reasonMissing } = useSelector(register, ({ context }) => context);
  // A ticked row on another page is known only by its reference.
  const names = toRemove.map(({ id, ref }) => {
    const row = rows.find((shown) => shown.id === id);
    return row === undefined ? ref : nameOf(row);
  });
  return (
    <RemovalDialog
      open={useSelector(register, (snapshot) => snapshot.hasTag('removing'))}
      noun={noun}
      names={names}
      whole={whole?.total}
      finalFocus={finalFocus}
      description={whole === null ? registerRemoval(toRemove.map(({ ref }) => ref)) : wholeRemoval}
      facts={whole === null && renderFacts(toRemove.map(({ id }) => id))}
      reason={{
        value: reason,
        required: whole !== null || toRemove.length > 1,
        missing: reasonMissing,
        onChange: (text) => register.send({ type: 'reason.changed', reason: text }),
      }}
      busy={useSelector(register, (snapshot) => snapshot.matches('removing') || snapshot.matches('removingList'))}
      onConfirm={() => register.send({ type: 'removal.confirmed' })}
      onCancel={() => register.send({ type: 'removal.cancelled' })}
    />
  );
}
