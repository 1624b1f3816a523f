import { useSelector } from '@xstate/react';

import { batchLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { asShown } from '#machines/register/selection.ts';
import { BatchBar } from '#src/components/register/BatchBar.tsx';
import type { Selection } from '#src/components/register/RegisterTable.tsx';

import type { BatchChangeActor } from './useBatchChangeActor.ts';
import type { RegisterActor } from './useRegisterActor.ts';
import { rowOf, type RegisterEntity } from './useRowSelection.ts';

interface SelectionBarProps {
  readonly register: RegisterActor;
  readonly rows: readonly RegisterEntity[];
  readonly selection: Pick<Selection<never>, 'ofPage' | 'onTogglePage'>;
  /** Null for people who may not change records, and until its code is loaded. */
  readonly change: BatchChangeActor | null;
  /** Omitted for people who may not do it. */
  readonly onRemove: ((rows: readonly RegisterRow[]) => void) | undefined;
}

/** What can be done with the selected rows of a register. */
export function SelectionBar({ register, rows, selection, change, onRemove }: SelectionBarProps) {
  const { selected, picking } = useSelector(register, ({ context }) => context);
  if (!picking && selected.length === 0) return null;
  const shown = () => asShown(selected, rows.map(rowOf));
  return (
    <BatchBar
      count={selected.length}
      most={batchLimit}
      onSelectPage={selection.ofPage === true ? undefined : selection.onTogglePage}
      actions={[
        ...(change === null
          ? []
          : [{ label: 'Change', onAct: () => change.send({ type: 'change.requested', rows: shown() }) }]),
        ...(onRemove === undefined ? [] : [{ label: 'Delete', isDestructive: true, onAct: () => onRemove(shown()) }]),
      ]}
      onClear={() => register.send({ type: 'selection.cleared' })}
    />
  );
}
