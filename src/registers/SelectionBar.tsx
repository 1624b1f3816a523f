import { useSelector } from '@xstate/react';

import type { WholeList } from '#machines/bulk-change/bulk-change.types.ts';
import { batchLimit, wholeListLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { asShown } from '#machines/register/selection.ts';
import { BatchBar, type BatchAction, type BatchBarProps } from '#src/components/register/BatchBar.tsx';
import type { Selection } from '#src/components/register/RegisterTable.tsx';
import type { Counts } from '#src/components/words.ts';

import type { BatchChangeActor } from './useBatchChangeActor.ts';
import type { RegisterActor } from './useRegisterActor.ts';
import { rowOf, type RegisterEntity } from './useRowSelection.ts';

interface SelectionBarProps {
  readonly register: RegisterActor;
  readonly rows: readonly RegisterEntity[];
  readonly selection: Pick<Selection<never>, 'ofPage' | 'onTogglePage'>;
  readonly list: WholeList & Pick<Counts, 'totalIsExact'>;
  /** Null for people who may not change records, and until its code is loaded. */
  readonly change: BatchChangeActor | null;
  /** What else can be done with the selected rows; not with all rows of the list. */
  readonly moreActions?: ((rows: readonly RegisterRow[]) => readonly BatchAction[]) | undefined;
  /** Omitted for people who may not do it. */
  readonly onRemove: ((rows: readonly RegisterRow[]) => void) | undefined;
}

/** The offer to select the rows of all pages, once those of this page are selected. */
function offerOf(
  register: RegisterActor,
  rows: readonly RegisterEntity[],
  { ofPage }: Pick<SelectionBarProps['selection'], 'ofPage'>,
  { query, total, totalIsExact }: SelectionBarProps['list'],
): BatchBarProps['whole'] {
  if (ofPage !== true || total <= rows.length) return undefined;
  if (!totalIsExact || total > wholeListLimit) return 'too many';
  return { total, onSelect: () => register.send({ type: 'list.selected', list: { query, total } }) };
}

/** What can be done with the selected rows of a register. */
export function SelectionBar({ register, rows, selection, list, change, moreActions, onRemove }: SelectionBarProps) {
  const { selected, whole, picking } = useSelector(register, ({ context }) => context);
  if (!picking && selected.length === 0 && whole === null) return null;
  const shown = () => asShown(selected, rows.map(rowOf));
  return (
    <BatchBar
      count={whole?.total ?? selected.length}
      most={whole === null ? batchLimit : wholeListLimit}
      whole={whole === null ? offerOf(register, rows, selection, list) : 'selected'}
      onSelectPage={selection.ofPage === true ? undefined : selection.onTogglePage}
      actions={[
        ...(change === null
          ? []
          : [{ label: 'Change', onAct: () => change.send({ type: 'change.requested', rows: shown(), whole }) }]),
        ...(whole === null ? (moreActions?.(shown()) ?? []) : []),
        ...(onRemove === undefined ? [] : [{ label: 'Delete', isDestructive: true, onAct: () => onRemove(shown()) }]),
      ]}
      onClear={() => register.send({ type: 'selection.cleared' })}
    />
  );
}
