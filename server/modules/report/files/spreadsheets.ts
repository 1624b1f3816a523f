import { sheetOfSection } from '#domain/report/compliance-page.ts';
import type { ReportContent, ReportSection } from '#domain/report/content.ts';
import {
  byteOrderMark,
  csvHeader,
  csvLines,
  csvOfSheet,
  packageParts,
  sheetName,
  sheetOf,
  workbookOfSheets,
  type Column,
} from '#server/modules/record/index.ts';

import { archiveAsOf, whole } from './fixed-archive.ts';

/** A row of a section, as the writers of exports take it. */
const columnsOf = ({ columns, rows }: ReportSection): readonly Column[] => {
  const cellsOf = new Map<object, (typeof rows)[number]['cells']>(rows.map((row) => [row, row.cells]));
  return columns.map(({ label }, index) => ({
    header: label,
    isInstant: rows.some(({ cells }) => cells[index]?.type === 'instant'),
    cellOf: (row) => cellsOf.get(row)?.[index] ?? null,
  }));
};

/** What a workbook says of itself, and what was left out, as its first sheet. */
function about({
  title,
  organisation,
  asOfText,
  timeZone,
  definition,
  period,
  author,
  notes,
  sections,
}: ReportContent) {
  const said = sections.filter(({ note }) => note !== '').map((section) => [section.title, section.note]);
  const rows = [
    ['Report', title],
    ['Organisation', organisation],
    ['As of', `${asOfText} (${timeZone})`],
    ['Definition', definition],
    ['Period', period],
    ...(author === undefined ? [] : [['By', author]]),
    ...notes.map((note) => ['Note', note]),
    ...said,
  ];
  const column = (header: string, index: number): Column => ({
    header,
    cellOf: (row) => (Array.isArray(row) ? { type: 'text', value: String(row[index] ?? '') } : null),
  });
  return { rows, columns: [column('About', 0), column('Value', 1)] };
}

/** The name of a sheet: 31 characters, without those that workbooks do not allow. */
const sheetTitle = (title: string): string => title.replaceAll(/[^\w ]/g, ' ').slice(0, 31);

/** Writes a report as a workbook: a sheet for each section, after one about the report. A stored page is as it exports itself. */
export function workbookOf(content: ReportContent): Promise<Buffer> {
  if (content.page !== undefined)
    return whole(workbookOfSheets(content.sections.map(sheetOfSection), content.page.day));
  const first = about(content);
  const tables = content.sections.filter(({ columns }) => columns.length > 0);
  const sheets = [
    { name: 'About', columns: first.columns, rows: first.rows },
    ...tables.map((section) => ({ name: sheetTitle(section.title), columns: columnsOf(section), rows: section.rows })),
  ];
  const parts = Object.entries(packageParts(sheets.map(({ name }) => name)));
  const entries = new Map(parts.map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]));
  for (const [index, { columns, rows }] of sheets.entries())
    entries.set(sheetName(index + 1), Buffer.from(sheetOf(columns, rows)));
  return archiveAsOf(entries, new Date(content.asOf));
}

/** Writes a report as CSV: one table after another, each below its title; of a stored page the one that it exports. */
export function csvOf(content: ReportContent): Buffer {
  const only = content.sections.find(({ key }) => key === content.page?.csv);
  if (only !== undefined) return Buffer.from(csvOfSheet(sheetOfSection(only)));
  const first = about(content);
  const tables = content.sections.filter(({ columns }) => columns.length > 0);
  const texts = [
    csvLines(first.columns, first.rows),
    ...tables.map((section) => {
      const columns = columnsOf(section);
      const title: Column = { header: section.title, cellOf: () => null };
      return `${csvHeader([title])}${csvHeader(columns)}${csvLines(columns, section.rows)}`;
    }),
  ];
  return Buffer.from(byteOrderMark + texts.join('\r\n'));
}
