import { cleanText } from '../../text/clean-text.ts';
import { catalogueLimits } from '../limits.ts';
import { refuseRow, type Warnings } from '../problems.ts';

/** A row of a file, as spreadsheet programs number it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The cells of a row by the names of their columns. */
export interface NamedRow<Column extends string> {
  readonly row: number;
  readonly cell: (column: Column) => string;
  /** The parts of a cell: one in each line, or separated by semicolons. */
  readonly list: (column: Column) => string[];
}

const plain = (text: string): string =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The rows under a header, which may have its columns in any order; columns that are not known are a warning. */
export function namedRows<Column extends string>(
  rows: readonly SheetRow[],
  columns: readonly Column[],
  needed: readonly Column[],
  warnings: Warnings,
): NamedRow<Column>[] {
  const [header, ...rest] = rows;
  if (header === undefined) refuseRow(1, null, 'The file has no rows');
  const places = new Map<string, number>();
  for (const [index, name] of header.cells.entries()) if (!places.has(plain(name))) places.set(plain(name), index);
  const missing = needed.filter((column) => !places.has(plain(column)));
  if (missing.length > 0) refuseRow(header.row, missing[0] ?? null, `The column “${missing.join('”, “')}” is missing`);
  const known = new Set(columns.map(plain));
  for (const name of header.cells.filter((one) => one.trim() !== '' && !known.has(plain(one))).slice(0, 10))
    warnings.inRow(header.row, name.slice(0, 60), 'This column is not taken over');
  return rest.map(({ row, cells }) => {
    const cell = (column: Column): string => {
      const text = cleanText(cells[places.get(plain(column)) ?? -1] ?? '').trim();
      if (text.length > catalogueLimits.text)
        refuseRow(row, column, `This text has more than ${catalogueLimits.text.toLocaleString('en-GB')} characters`);
      return text;
    };
    const list = (column: Column) =>
      cell(column)
        .split(/[\n\r;]/u)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    return { row, cell, list };
  });
}
