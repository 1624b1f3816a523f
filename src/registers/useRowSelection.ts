import { useSelector } from '@xstate/react';

import type { RegisterRow } from '#machines/register/register.types.ts';
import type { Selection } from '#src/components/register/RegisterTable.tsx';

import type { RegisterShape } from './record-kind.ts';
import type { RegisterActor } from './useRegisterActor.ts';

export type RegisterEntity = RegisterShape['entity'];

export const rowOf = ({ id, version, ref }: RegisterEntity): RegisterRow => ({ id, version, ref });

/** The ticked rows in the form the table expects. */
export function useRowSelection<Row extends RegisterEntity>(
  register: RegisterActor,
  rows: readonly Row[],
): Selection<Row> {
  const { selected, whole, picking } = useSelector(register, ({ context }) => context);
  const ids = new Set(selected.map(({ id }) => id));
  const ticked = rows.filter(({ id }) => ids.has(id)).length;
  const among = rows.map(rowOf);
  if (whole !== null) return ofWholeList(register, among);
  return {
    isSelected: ({ id }) => ids.has(id),
    ofPage: ticked === 0 ? false : ticked === rows.length || 'indeterminate',
    onToggle: (row, range) =>
      register.send(
        range ? { type: 'range.selected', row: rowOf(row), among } : { type: 'row.toggled', row: rowOf(row) },
      ),
    onTogglePage: () => register.send({ type: 'rows.toggled', rows: among }),
    picking: picking || selected.length > 0,
    onPick: () => register.send({ type: 'picking.started' }),
  };
}

/** Every row is ticked; without one of them, the others of the page remain. */
const ofWholeList = <Row extends RegisterEntity>(
  register: RegisterActor,
  among: readonly RegisterRow[],
): Selection<Row> => ({
  isSelected: () => true,
  ofPage: true,
  onToggle({ id }) {
    register.send({ type: 'selection.cleared' });
    register.send({ type: 'rows.toggled', rows: among.filter((row) => row.id !== id) });
  },
  onTogglePage: () => register.send({ type: 'selection.cleared' }),
  picking: true,
  onPick: () => register.send({ type: 'picking.started' }),
});
