import { readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { sheetColumns, type SheetColumn } from '#domain/questionnaire-files/sheet-layout.ts';

import { countingIds, rowsOf } from './support.ts';

type Row = Readonly<Partial<Record<SheetColumn, string>>>;

/** What is read of a header and rows. */
export function readLines(...lines: readonly (readonly string[])[]) {
  const [header, ...rows] = rowsOf(lines);
  if (header === undefined) throw new Error('There is no header');
  return readSheet(header, rows, countingIds());
}

/** What is read of rows with all columns. */
export const read = (...rows: readonly Row[]) =>
  readLines(sheetColumns, ...rows.map((row) => sheetColumns.map((column) => row[column] ?? '')));

/** A question between Yes and No, whose text is its number. */
export const yesNo = (number: string, rest: Row = {}): Row => ({
  Section: 'A',
  Number: number,
  Question: `${number}?`,
  Type: 'Yes or No',
  ...rest,
});

export const radio = (number: string, options: string, rest: Row = {}): Row =>
  yesNo(number, { Type: 'RADIO', Options: options, ...rest });
