import type { Readable } from 'node:stream';

import type { ReportCell, ReportSheet } from '#domain/compliance/report-sheets.ts';

import type { Column } from './columns.ts';
import { byteOrderMark, csvHeader, csvLines } from './csv.ts';
import { sheetOf } from './sheet.ts';
import { workbookOf } from './xlsx.ts';

interface Row {
  readonly cells: readonly ReportCell[];
}

const isRow = (value: object): value is Row => 'cells' in value;

const columnsOf = ({ headers }: ReportSheet): Column[] =>
  headers.map((header, index) => ({ header, cellOf: (row) => (isRow(row) ? (row.cells[index] ?? null) : null) }));

const rowsOf = ({ rows }: ReportSheet): Row[] => rows.map((cells) => ({ cells }));

const sheetXml = (sheet: ReportSheet): string => sheetOf(columnsOf(sheet), rowsOf(sheet));

/** A part of a report as CSV. */
export function csvOfSheet(sheet: ReportSheet): string {
  const columns = columnsOf(sheet);
  return `${byteOrderMark}${csvHeader(columns)}${csvLines(columns, rowsOf(sheet))}`;
}

/** A report as a workbook with a sheet for each part, dated by its day: the same report has the same bytes. */
export const workbookOfSheets = (sheets: readonly ReportSheet[], day: string): Readable =>
  workbookOf(
    Object.fromEntries(sheets.map((sheet) => [sheet.name, sheetXml(sheet)])),
    // Times in archives are without a zone, and begin in 1980.
    new Date(Math.max(Date.parse(`${day}T00:00:00`), Date.parse('1980-01-01T00:00:00'))),
  );
