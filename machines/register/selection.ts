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

/** All of them, or none where all are ticked already. */
export const toggledTogether = (
  rows: readonly RegisterRow[],
  together: readonly RegisterRow[],
): readonly RegisterRow[] =>
  together.every(({ id }) => has(rows, id)) ? without(rows, together) : withRows(rows, together);

/** The rows from the anchor to a row, both included; the row alone when the anchor is not on the screen. */
export function rangeTo(
  row: RegisterRow,
  anchor: string | null,
  among: readonly RegisterRow[],
): readonly RegisterRow[] {
  const start = among.findIndex(({ id }) => id === anchor);
  const end = among.findIndex(({ id }) => id === row.id);
  return start === -1 || end === -1 ? [row] : among.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Ticked rows in the version that is on the screen now: what is removed is what the person has seen. */
export const asShown = (selected: readonly RegisterRow[], shown: readonly RegisterRow[]): readonly RegisterRow[] =>
  selected.map((row) => shown.find(({ id }) => id === row.id) ?? row);
