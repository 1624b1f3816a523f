import { useMemo } from 'react';

import type { Column } from '#src/components/register/column.ts';
import type { FilterAddress, RegisterFilter } from '#src/components/register/filters.tsx';

import { labelColumn, type WithLabels } from '../field-columns.tsx';
import { useLabelFilter } from './label-filter.tsx';

interface Own<Row extends WithLabels, SortKey extends string> {
  readonly columns: readonly Column<Row, SortKey>[];
  readonly filters?: readonly RegisterFilter[];
}

/** The columns and filters of a register, with those of the labels that every record has. */
export function useWithLabels<Row extends WithLabels, SortKey extends string>(
  { columns, filters = [] }: Own<Row, SortKey>,
  address: FilterAddress<'labelId', string[]>,
) {
  const labelFilter = useLabelFilter(address);
  return {
    columns: useMemo((): readonly Column<Row, SortKey>[] => [...columns, labelColumn], [columns]),
    filters: [...filters, labelFilter],
  };
}
