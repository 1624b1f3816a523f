import type { ReactNode } from 'react';

import type { GivesWay } from '#src/ui/data/Table.tsx';

/** What every row of a register has. */
export interface RecordRow {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

/** A column beside reference and title, which every register has. */
export interface Column<Row, SortKey extends string = string> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** It holds words of any length, which are cut where there is no room. */
  readonly flexible?: boolean;
  /** The list can be sorted by it. */
  readonly sortKey?: SortKey;
  /** Stands at the end of a row on phones. */
  readonly phone?: 'end';
  /** Stays while a record is open beside the list. */
  readonly keepWithPanel?: boolean;
  /** Shown only to those who choose it. */
  readonly hidden?: boolean;
  /** Makes way for the title in a narrow list, the first before the second, unless it was chosen. */
  readonly collapsePriority?: GivesWay | undefined;
}

/** The columns that are shown: those a person has chosen, or those a register begins with. */
export const shownColumns = <Of extends Pick<Column<never>, 'id' | 'hidden' | 'collapsePriority'>>(
  columns: readonly Of[],
  chosen: readonly string[] | undefined,
): readonly Of[] =>
  chosen === undefined
    ? columns.filter(({ hidden = false }) => !hidden)
    : columns.filter(({ id }) => chosen.includes(id)).map((column) => ({ ...column, collapsePriority: undefined }));
