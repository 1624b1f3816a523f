import type { FileAnswer } from '#server/contract/types.ts';

import type { Column } from './columns.ts';
import { formatsOfColumns, type Format } from './formats.ts';

/** Few rows, which are all there, as a file of this name without its extension: it waits in memory until it is read. */
function wholeFile(name: string, format: Format, rows: readonly object[]): FileAnswer {
  const { into, file } = format.open();
  const parts: readonly string[] = [format.start, format.batch(rows, 0), format.end(rows.length)];
  into.end(parts.join(''));
  return { name: `${name}.${format.extension}`, contentType: format.contentType, content: file };
}

/** Rows of texts, of which the first has the headers. */
export type Table = readonly (readonly string[])[];

/** The columns of a table, for its rows below the first. */
export const columnsOfTable = ([headers = []]: Table): Column[] =>
  headers.map((header, index) => ({
    header,
    cellOf: (row) => ({ type: 'text', value: Array.isArray(row) ? String(row[index] ?? '') : '' }),
  }));

/** A table as a file. */
export const tableFile = (name: string, table: Table, kind: 'csv' | 'xlsx'): FileAnswer =>
  wholeFile(name, formatsOfColumns(columnsOfTable(table))[kind], table.slice(1));
