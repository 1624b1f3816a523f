import { cellOfText } from '#domain/files/formula.ts';

import type { Cell, Column } from './columns.ts';

/** Spreadsheet programs read UTF-8 only after a byte order mark. */
export const byteOrderMark = '\uFEFF';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  return cell.type === 'text' ? quoted(cellOfText(cell.value)) : String(cell.value);
}

const lineOf = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

export const csvHeader = (columns: readonly Column[]): string => lineOf(columns.map(({ header }) => quoted(header)));

/** Records as lines of CSV (RFC 4180): days and instants as in ISO 8601, formulas neutralised. */
export function csvLines(columns: readonly Column[], records: readonly object[]): string {
  let lines = '';
  // A million records have some forty fields each: loops without an array for each line leave less to collect.
  for (const record of records) {
    let separator = '';
    for (const { cellOf } of columns) {
      lines += separator + fieldOf(cellOf(record));
      separator = ',';
    }
    lines += '\r\n';
  }
  return lines;
}
