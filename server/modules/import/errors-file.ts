import { Readable } from 'node:stream';

import { cellOfText } from '#domain/files/formula.ts';
import type { FileAnswer, ShortTransactions } from '#server/contract/types.ts';
import { byteOrderMark, csvHeader, csvLines, type Cell } from '#server/modules/record/index.ts';

import { portionsOf, wrongRowsAfter, type StoredRow } from './rows.ts';
import type { StoredImport } from './store.ts';

/** The column that says what is wrong; no field has this name, so that it is not imported again. */
const problem = 'What is wrong';

const textOf = (value: string): Cell => (value === '' ? null : { type: 'text', value });

const problemsOf = ({ errors }: Pick<StoredRow, 'errors'>): string =>
  (errors ?? []).map(({ column, message }) => (column === '' ? message : `${column}: ${message}`)).join('\n');

/**
 * The rows of a checked file that have errors, with the columns of the file, as CSV in which nothing is a formula: to be
 * corrected and imported again.
 */
export function errorsFile({ id, columns, headerRow }: StoredImport, { inTransaction }: ShortTransactions): FileAnswer {
  const written = [
    ...columns.map(({ header }, column) => ({
      header: cellOfText(header),
      cellOf: (row: object) => textOf(String(Reflect.get(Reflect.get(row, 'cells'), column) ?? '')),
    })),
    { header: problem, cellOf: (row: object) => textOf(String(Reflect.get(row, 'problem'))) },
  ];
  async function* lines() {
    yield `${byteOrderMark}${csvHeader(written)}`;
    for (let last = headerRow; ;) {
      const rows = await inTransaction(() => wrongRowsAfter(id, last));
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.row;
      for (const portion of portionsOf(rows))
        yield csvLines(
          written,
          portion.map((row) => ({ cells: row.cells, problem: problemsOf(row) })),
        );
    }
  }
  return {
    name: 'rows-with-errors.csv',
    contentType: 'text/csv; charset=utf-8; header=present',
    content: Readable.from(lines()),
  };
}
