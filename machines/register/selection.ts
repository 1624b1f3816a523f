import type { RegisterRow } from './register.types.ts';

const has = (rows: readonly RegisterRow[], id: string) => rows.some((row) => row.id === id);

export const without = (rows: readonly RegisterRow[], gone: readonly RegisterRow[]): readonly RegisterRow[] =>
  rows.filter(({ id }) => !has(gone, id));

export const withRows = (rows: readonly RegisterRow[], more: readonly RegisterRow[]): readonly RegisterRow[] => [
  ...rows,
  ...without(more, rows),
];

export const toggled = (rows: readonly RegisterRow[], row: RegisterRow): readonly RegisterRow[] =>
  has(rows, row.id) ? without(rows, [row]) : [...rows, row];

/** Selects all the rows, or deselects them if all are selected. */
export const toggledTogether = (
  rows: readonly RegisterRow[],
  together: readonly RegisterRow[],
): readonly RegisterRow[] =>
  together.every(({ id }) => has(rows, id)) ? without(rows, together) : withRows(rows, together);

/** The rows from the anchor to a row, both included; only the row if the anchor is not on screen. */
export function rangeTo(
  row: RegisterRow,
  anchor: string | null,
  among: readonly RegisterRow[],
): readonly RegisterRow[] {
  const start = among.findIndex(({ id }) => id === anchor);
  const end = among.findIndex(({ id }) => id === row.id);
  return start === -1 || end === -1 ? [row] : among.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Selected rows in the version now on screen, so that the user removes the version they have seen. */
export const asShown = (selected: readonly RegisterRow[], shown: readonly RegisterRow[]): readonly RegisterRow[] =>
  selected.map((row) => shown.find(({ id }) => id === row.id) ?? row);
