import type { ReactNode } from 'react';

import type { CollapsePriority } from '#src/ui/data/Table.tsx';

/** The fields of every register row. */
export interface RecordRow {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** A column besides reference and title, which every register has. */
export interface Column<Row, SortKey extends string = string> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Holds text of any length, truncated where space is short. */
  readonly flexible?: boolean;
  /** The sort key of a sortable column. */
  readonly sortKey?: SortKey;
  /** Shown at the end of a row on phones. */
  readonly phone?: 'end';
  /** Stays visible while a record is open beside the list. */
  readonly keepWithPanel?: boolean;
  /** The one column that stays where there is room for one beside an open record; otherwise the first that is kept. */
  readonly lastToGo?: boolean;
  /** Shown only if the person chooses it. */
  readonly hidden?: boolean;
  /** Collapses in a narrow list in favour of the title, `first` before `second`, unless the person chose it. */
  readonly collapsePriority?: CollapsePriority | undefined;
}

/** Which columns a person has chosen for a list. */
export interface ColumnChoice {
  /** Undefined for the register's defaults. */
  readonly chosen: readonly string[] | undefined;
  readonly choose: (ids: readonly string[] | undefined) => void;
}

/** The columns beside an open record: in a narrow list all but one give way to the title. */
export function besidePanel<Of extends Pick<Column<never>, 'id' | 'keepWithPanel' | 'lastToGo' | 'collapsePriority'>>(
  columns: readonly Of[],
): readonly Of[] {
  const kept = columns.filter(({ keepWithPanel = false }) => keepWithPanel);
  const last = kept.find(({ lastToGo = false }) => lastToGo) ?? kept[0];
  return kept.map((column) => (column === last ? column : { ...column, collapsePriority: 'last' }));
}

/** The visible columns: those the person has chosen, or the register's defaults. */
export const shownColumns = <Of extends Pick<Column<never>, 'id' | 'hidden' | 'collapsePriority'>>(
  columns: readonly Of[],
  chosen: readonly string[] | undefined,
): readonly Of[] =>
  chosen === undefined
    ? columns.filter(({ hidden = false }) => !hidden)
    : columns.filter(({ id }) => chosen.includes(id)).map((column) => ({ ...column, collapsePriority: undefined }));
