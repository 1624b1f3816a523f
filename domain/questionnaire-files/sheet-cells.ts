import { cleanText } from '../text/clean-text.ts';
import type { SheetRow } from './reading.ts';
import type { ReadColumn } from './sheet-columns.ts';
import { sheetColumns } from './sheet-layout.ts';

/** The cells of a row by what their columns hold. */
export type Cells = (column: ReadColumn) => string;

export type Places = ReadonlyMap<ReadColumn, number>;

/** As they are: the first lines of a list may be empty. */
export const cellsIn =
  (places: Places, { cells }: SheetRow): Cells =>
  (column) =>
    cleanText(cells[places.get(column) ?? -1] ?? '');

/** The places of the form's columns under its header, in any order. */
export function placesIn({ cells }: SheetRow): Places {
  const byName = new Map(cells.map((name, index) => [name.trim().toLowerCase(), index]));
  return new Map(
    sheetColumns.flatMap((column) => {
      const place = byName.get(column.toLowerCase());
      return place === undefined ? [] : [[column, place] as const];
    }),
  );
}
