import { formulaWithoutResult } from '#domain/files/formula.ts';

import { isDoubtfulNumber } from '../numbers.ts';
import { limits, tooManyColumns, unreadable, type FileRow } from './limits.ts';
import type { XmlHandler } from './xml.ts';

/** What the cells of a sheet refer to. */
export interface SheetFacts {
  readonly date1904: boolean;
  readonly texts: readonly string[];
  /** By style. */
  readonly formats: readonly NumberFormat[];
}

/** What the numbers of a format are; undefined for plain ones. */
export type NumberFormat = 'day' | 'instant' | 'percentage' | undefined;

/** A cell under construction. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  isFormula: boolean;
  text: string;
}

const millisecondsPerDay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
const dayZeroOf1904 = Date.UTC(1904, 0, 1);

/** Characters of a format; spreadsheet programs refuse longer ones (Excel specifications and limits). */
const longestFormat = 255;

/** What a format shows outside quoted text, escaped characters, and colours and conditions in brackets. */
export function numberFormatOf(format: string): NumberFormat {
  if (format.length > longestFormat) return undefined;
  const shown = format.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');
  if (/[ymdh]/i.test(shown)) return /[hs]/i.test(shown) ? 'instant' : 'day';
  return shown.includes('%') ? 'percentage' : undefined;
}

/** A day, `2026-11-20`, or a time without a zone, `2026-11-20 23:30:00`: midnight too, where the format has a time. */
function dateOf(serial: number, date1904: boolean, format: NumberFormat): string {
  const start = date1904 ? dayZeroOf1904 : dayZero;
  // A day and its part are one floating-point number: the export's milliseconds are rounded back.
  const instant = new Date(Math.round(start + serial * millisecondsPerDay));
  if (Number.isNaN(instant.getTime())) return String(serial);
  const [day = '', time = ''] = instant.toISOString().split(/[TZ]/);
  if (format === 'day' && time === '00:00:00.000') return day;
  return `${day} ${time.replace('.000', '')}`;
}

/** As the cell shows it: 5%, of which the file has 0.05. Beyond 15 digits, a number is not what was entered. */
const percentageOf = (number: number): string => `${Number((number * 100).toPrecision(15))}%`;

/** `_x000D_` is the character with that number (ECMA-376, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text of a cell, by its type (ECMA-376, 18.18.11). */
function textOf({ type, style, text, isFormula }: OpenCell, { texts, formats, date1904 }: SheetFacts): string {
  if (type === 's') return unescaped(texts[Number(text)] ?? '');
  if (type === 'inlineStr' || type === 'str') return unescaped(text);
  if (type === 'b') return text === '1' ? 'Yes' : 'No';
  if (text === '' && isFormula) return formulaWithoutResult;
  if (type === 'd' || type === 'e' || text === '') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const format = formats[style];
  if (format === 'percentage') return percentageOf(number);
  return format === undefined ? String(number) : dateOf(number, date1904, format);
}

const letters = 26;

/** The column of an address: 0 for `A1`, 27 for `AB7`. */
function columnOf(address: string): number {
  const [name = ''] = /^[A-Z]{1,3}/.exec(address) ?? [];
  return Array.from(name).reduce((column, letter) => column * letters + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The cells of a row under construction. */
interface OpenRow {
  readonly row: number;
  readonly cells: string[];
  readonly numbers: number[];
  /** Characters so far. */
  size: number;
}

function openCell({ row, cells }: OpenRow, { r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): OpenCell {
  const column = r === '' ? cells.length : columnOf(r);
  if (column >= limits.columns) throw tooManyColumns(row);
  return { column, type: t, style: Number(s), isFormula: false, text: '' };
}

function addText(row: OpenRow, cell: OpenCell, part: string): void {
  row.size += part.length;
  if (row.size > limits.rowText) throw unreadable(`Row ${row.row} is too long`);
  cell.text += part;
}

/** The types of cells whose value is a number: none is of numbers too (ECMA-376, 18.18.11). */
const numberType = 'n';

function closeCell({ cells, numbers }: OpenRow, cell: OpenCell, facts: SheetFacts): void {
  const text = textOf(cell, facts);
  if (text === '') return;
  while (cells.length < cell.column) cells.push('');
  cells[cell.column] = text.toWellFormed();
  if (cell.type === numberType && isDoubtfulNumber(text)) numbers.push(cell.column);
}

/** The number of a row: its own, or the next. */
function numberOf(own: string | undefined, last: number): number {
  const row = Math.max(last + 1, Number(own ?? 0) || 0);
  if (row > limits.allRows) throw unreadable('The sheet has more rows than a sheet can have');
  return row;
}

/** Reads the rows of a sheet as its XML is parsed. */
export function sheetReader(facts: SheetFacts): { readonly handler: XmlHandler; readonly take: () => FileRow[] } {
  let rows: FileRow[] = [];
  let row: OpenRow = { row: 0, cells: [], numbers: [], size: 0 };
  let cell: OpenCell | undefined;
  let isValue = false;
  let isReading = false;
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'row') row = { row: numberOf(attributes['r'], row.row), cells: [], numbers: [], size: 0 };
      else if (name === 'c') cell = openCell(row, attributes);
      else if (name === 'f' && cell !== undefined) cell.isFormula = true;
      else if (name === 'rPh') isReading = true;
      isValue = name === 'v' || (name === 't' && !isReading);
    },
    text(part) {
      if (cell !== undefined && isValue) addText(row, cell, part);
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'row')
        rows.push({ row: row.row, cells: row.cells, ...(row.numbers.length > 0 && { numbers: row.numbers }) });
      if (name !== 'c' || cell === undefined) return;
      closeCell(row, cell, facts);
      cell = undefined;
    },
  };
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return { handler, take };
}
