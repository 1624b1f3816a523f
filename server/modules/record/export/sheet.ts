import type { Cell, Column } from './columns.ts';

/* The parts of an Office Open XML workbook with one sheet (ECMA-376): written as text, packed by xlsx.ts. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of `cellXfs` in the styles. */
const styles = { header: 1, day: 2, instant: 3, text: 4 } as const;

/** The file of a sheet, from 1. */
export const sheetName = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** What a part says of each sheet. */
const numbered = (sheets: readonly string[], textOf: (number: number, name: string) => string): string =>
  sheets.map((name, index) => textOf(index + 1, name)).join('');

const contentTypes = (sheets: readonly string[]) =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${numbered(sheets, (number) => `<Override PartName="/${sheetName(number)}" ContentType="${contentType}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`;

const workbookXml = (sheets: readonly string[]) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered(sheets, (number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`;

const relationsXml = (sheets: readonly string[]) =>
  `${declaration}<Relationships xmlns="${packageRelations}">${numbered(sheets, (number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

/** Both are what programs expect at these places; a fill without a pattern is refused by some. */
const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`;

const styleXml = (format: number, more: string) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0"${more}/>`;

const cellStyles = [
  styleXml(0, ' xfId="0"'),
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  ...[164, 165, 49].map((format) => styleXml(format, ' xfId="0" applyNumberFormat="1"')),
].join('');

/** The files of the package besides its sheets, whose names need no escaping. */
export const packageParts = (sheets: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': contentTypes(sheets),
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': workbookXml(sheets),
  'xl/_rels/workbook.xml.rels': relationsXml(sheets),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">${fill('none')}${fill('gray125')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${styleXml(0, '')}</cellStyleXfs><cellXfs count="5">${cellStyles}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

/** Workbooks have no time zones: their times are in UTC, which the header names, so that an import reads them so. */
const headerOf = ({ header, isInstant }: Pick<Column, 'header' | 'isInstant'>): string =>
  isInstant === true ? `${header} (UTC)` : header;

/** Characters that columns are wide by default, at least for what their cells have, and at most. */
const widths = { text: 28, instant: 21, day: 12, number: 10, most: 48 } as const;

/** The arrow of the filter beside a header. */
const filterArrow = 3;

/** How many characters a column is wide: as its header, and as most of what its cells have. */
function widthOf(column: Pick<Column, 'header' | 'isInstant' | 'facts'>): number {
  const { facts, isInstant } = column;
  const header = headerOf(column).length + filterArrow;
  if (isInstant === true) return Math.min(Math.max(header, widths.instant), widths.most);
  if (facts?.what === 'Day') return Math.max(header, widths.day);
  if (facts?.what === 'Number') return Math.max(header, widths.number);
  const longest = Math.max(...(facts?.values ?? []).map(({ length }) => length + 2), facts?.values ? 0 : widths.text);
  return Math.min(Math.max(header, longest), widths.most);
}

const colsXml = (columns: readonly Column[]): string =>
  columns.length === 0
    ? ''
    : `<cols>${columns.map((column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`).join('')}</cols>`;

/** With the header row fixed, and columns as wide as their contents. */
export const sheetStart = (columns: readonly Column[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${colsXml(columns)}<sheetData>${rowOf(
    1,
    columns.map((column, index) => inline(addressOf(index, 1), headerOf(column), styles.header)),
  )}`;

/** The filters of the header row. @param rows below it */
const filterXml = (columns: readonly Column[], rows: number): string =>
  columns.length === 0 ? '' : `<autoFilter ref="A1:${addressOf(columns.length - 1, rows + 1)}"/>`;

/** @param rows how many records there are */
export const sheetEnd = (columns: readonly Column[], rows: number): string =>
  `</sheetData>${filterXml(columns, rows)}</worksheet>`;

/** Cells that offer the values in a column of another sheet. */
export interface OfferedValues {
  /** The column, from 0, and its last row. */
  readonly column: number;
  readonly lastRow: number;
  /** Where the values are. */
  readonly from: { readonly sheet: string; readonly column: number; readonly lastRow: number };
}

/** The same, with what spreadsheet programs offer in its columns; other values are not refused. */
export function sheetEndOffering(columns: readonly Column[], offered: readonly OfferedValues[]): string {
  if (offered.length === 0) return sheetEnd(columns, 0);
  const validations = offered.map(({ column, lastRow, from }) => {
    const [cells, values] = [letterOf(column), letterOf(from.column)];
    const formula = `'${from.sheet}'!$${values}$2:$${values}$${from.lastRow}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${cells}2:${cells}${lastRow}"><formula1>${formula}</formula1></dataValidation>`;
  });
  return `</sheetData>${filterXml(columns, 0)}<dataValidations count="${offered.length}">${validations.join('')}</dataValidations></worksheet>`;
}

/** A sheet of records that are all there. */
export const sheetOf = (columns: readonly Column[], records: readonly object[]): string =>
  `${sheetStart(columns)}${sheetRows(columns, records, 0)}${sheetEnd(columns, records.length)}`;

const isExplained = (row: object): row is { readonly cells: readonly string[] } => 'cells' in row;

/** A column of texts of a sheet that explains another one. */
const explaining = (header: string, index: number): Column => ({
  header,
  cellOf: (row) => {
    const value = isExplained(row) ? (row.cells[index] ?? '') : '';
    return value === '' ? null : { type: 'text', value };
  },
});

/** The sheet that explains the columns of another one: what their cells have, and the values of closed sets. */
export const explanationOf = (columns: readonly Column[]): string =>
  sheetOf(
    ['Column', 'What it has', 'Values'].map(explaining),
    columns.map((column) => ({
      cells: [headerOf(column), column.facts?.what ?? 'Text', column.facts?.values?.join('\n') ?? ''],
    })),
  );

/** @param before how many records are above them */
export function sheetRows(columns: readonly Column[], records: readonly object[], before: number): string {
  const lettered = columns.map(({ cellOf }, column) => ({ cellOf, letter: letterOf(column) }));
  let rows = '';
  let row = before + 2;
  // As in csv.ts: no array for each row.
  for (const record of records) {
    rows += `<row r="${row}">`;
    for (const { cellOf, letter } of lettered) {
      const cell = cellOf(record);
      if (cell !== null) rows += cellXml(`${letter}${row}`, cell);
    }
    rows += '</row>';
    row += 1;
  }
  return rows;
}

const rowOf = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`;

const letters = 26;

/** `A1`, `AB7`. The standard makes addresses optional, some programs do not. */
const addressOf = (column: number, row: number): string => `${letterOf(column)}${row}`;

const letterOf = (column: number): string =>
  `${column < letters ? '' : letterOf(Math.floor(column / letters) - 1)}${String.fromCharCode(65 + (column % letters))}`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A string as XML. `_x0041_` stands for a character in a cell (ECMA-376, 22.9.2.19), so its first underscore is escaped
 * the same way; a lone surrogate cannot be written at all.
 */
const escaped = (text: string): string => (isPlain.test(text) ? text : escapedSigns(text));

/** Most texts: letters, digits and punctuation of ASCII that needs no escape, and line feeds. */
const isPlain = /^[\n !-%'-;=?-^`-~]*$/;

const escapedSigns = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** A string: never a formula, whatever its first character. */
const inline = (address: string, value: string, style: number): string =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** Characters of a cell (Excel specifications and limits): a longer text would not be cut, but the workbook refused. */
const longestCell = 32_767;
const tooLong = 'This text is longer than a cell of a workbook can be. Export as CSV to have it';

function cellXml(address: string, cell: NonNullable<Cell>): string {
  if (cell.type === 'text') return inline(address, cell.value.length > longestCell ? tooLong : cell.value, styles.text);
  if (cell.type === 'number') return `<c r="${address}"><v>${cell.value}</v></c>`;
  return dateXml(address, cell.value, styles[cell.type]);
}

const millisecondsPerDay = 86_400_000;
/** Day 0 of the calendar of spreadsheet programs, which counts a 29 February 1900, is 30 December 1899 from March 1900. */
const dayZero = Date.UTC(1899, 11, 30);
const firstOfMarch1900 = 61;

/** Earlier days have no number in that calendar, so they are strings. */
function dateXml(address: string, value: string, style: number): string {
  const serial = (Date.parse(value) - dayZero) / millisecondsPerDay;
  if (serial < firstOfMarch1900) return inline(address, value, styles.text);
  return `<c r="${address}" s="${style}"><v>${serial}</v></c>`;
}
