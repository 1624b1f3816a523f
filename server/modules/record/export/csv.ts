import { cellOfText } from '#domain/formula.ts';

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
export const csvLines = (columns: readonly Column[], records: readonly object[]): string =>
  records.map((record) => lineOf(columns.map(({ cellOf }) => fieldOf(cellOf(record))))).join('');
