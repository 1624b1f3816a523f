import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { RegisterRow } from '#machines/register/register.types.ts';
import type { Selection } from '#src/components/register/RegisterTable.tsx';

import type { RegisterShape } from './record-kind.ts';
import type { RegisterActor } from './useRegisterActor.ts';

export type RegisterEntity = RegisterShape['entity'];

export const rowOf = ({ id, version, ref }: RegisterEntity): RegisterRow => ({ id, version, ref });

/** The ticked rows in the form the table expects; the same object until they or the rows change. */
export function useRowSelection<Row extends RegisterEntity>(
  register: RegisterActor,
  rows: readonly Row[],
): Selection<Row> {
  const { selected, whole, picking } = useSelector(register, ({ context }) => context);
  return useMemo(() => {
    const ids = new Set(selected.map(({ id }) => id));
    const ticked = rows.filter(({ id }) => ids.has(id)).length;
    const among = rows.map(rowOf);
    return {
      isSelected: ({ id }) => whole !== null || ids.has(id),
      ofPage: whole !== null || (ticked === 0 ? false : ticked === rows.length || 'indeterminate'),
      onToggle: (row, range) =>
        register.send({ type: range ? 'range.selected' : 'row.toggled', row: rowOf(row), among }),
      onTogglePage: () => register.send({ type: 'rows.toggled', rows: among }),
      picking: picking || selected.length > 0 || whole !== null,
      onPick: () => register.send({ type: 'picking.started' }),
    };
  }, [register, rows, selected, whole, picking]);
}
