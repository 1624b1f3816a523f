import { limits, unreadable, type FileRow } from './limits.ts';
import { numberFormatOf, sheetReader, type NumberFormat, type SheetFacts } from './sheet.ts';
import { openPackage, type Package } from './workbook.ts';
import { parseXml, xmlParser } from './xml.ts';

/** The rows of the first visible sheet of an XLSX file. */
export async function* xlsxRows(file: Uint8Array): AsyncGenerator<FileRow> {
  const parts = await openPackage(file);
  const { sheet, date1904 } = await firstSheet(parts);
  const facts: SheetFacts = { date1904, texts: await sharedTexts(parts), formats: await formatsByStyle(parts) };
  const reader = sheetReader(facts);
  const parser = xmlParser(reader.handler);
  for await (const part of parts.read(sheet)) {
    parser.write(part);
    yield* reader.take();
  }
}

/** Where the first sheet is that is not hidden, and whether its days count from 1904. */
async function firstSheet(parts: Package): Promise<{ sheet: string; date1904: boolean }> {
  const sheets: string[] = [];
  let date1904 = false;
  await parseXml(parts.read('xl/workbook.xml'), {
    open(name, { state, date1904: from1904, ...attributes }) {
      if (name === 'workbookPr') date1904 = from1904 === '1' || from1904 === 'true';
      if (name === 'sheet' && state !== 'hidden' && state !== 'veryHidden') sheets.push(attributes['r:id'] ?? '');
    },
  });
  const targets = new Map<string, string>();
  await parseXml(parts.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship' && targets.size < limits.parts) targets.set(Id, Target);
    },
  });
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml';
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(sheet)) throw unreadable('This Excel file has no sheet that can be read');
  return { sheet, date1904 };
}

/** The texts that cells refer to by their position, without the readings of East Asian text. */
async function sharedTexts(parts: Package): Promise<readonly string[]> {
  const texts: string[] = [];
  let total = 0;
  let current = '';
  let isText = false;
  let isReading = false;
  await parseXml(parts.read('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(part) {
      if (!isText) return;
      total += part.length;
      if (total > limits.sharedText) throw unreadable('This Excel file has too much text. Save it as CSV, or in parts');
      current += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      if (texts.length >= limits.sharedTexts) throw unreadable('This Excel file has too many texts. Save it as CSV');
      texts.push(current);
    },
  });
  return texts;
}

/** For each style of a cell, what its numbers are. */
async function formatsByStyle(parts: Package): Promise<readonly NumberFormat[]> {
  const own = new Map<string, NumberFormat>();
  const formats: string[] = [];
  let isOfCells = false;
  await parseXml(parts.read('xl/styles.xml'), {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt' && own.size < limits.parts) own.set(numFmtId, numberFormatOf(formatCode));
      if (name === 'xf' && isOfCells && formats.length < limits.sharedTexts) formats.push(numFmtId);
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats.map((id) => (own.has(id) ? own.get(id) : builtIn.get(id)));
}

/** The formats that workbooks do not spell out (ECMA-376, 18.8.30). */
const builtIn: ReadonlyMap<string, NumberFormat> = new Map([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [String(id), 'day'] as const,
  ),
  ['22', 'instant'],
  ['9', 'percentage'],
  ['10', 'percentage'],
]);
