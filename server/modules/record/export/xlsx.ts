import { PassThrough, type Readable } from 'node:stream';

import yazl from 'yazl';

import { packageParts, sheetName } from './sheet.ts';

/** An XLSX file under construction: what is written to `sheet` is compressed into `file` as it comes. */
export interface Workbook {
  readonly sheet: PassThrough;
  readonly file: Readable;
}

/** @param others further sheets, by name */
export function workbook(others: Readonly<Record<string, string>> = {}): Workbook {
  const zip = new yazl.ZipFile();
  const sheet = new PassThrough();
  const file = new PassThrough();
  const parts = packageParts(['Export', ...Object.keys(others)]);
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(sheet, sheetName(1), { compressionLevel: 3 });
  for (const [index, text] of Object.values(others).entries()) zip.addBuffer(Buffer.from(text), sheetName(index + 2));
  zip.end();
  // The archive ends by itself only after the sheet; a failure on either side ends both.
  zip.outputStream.pipe(file);
  zip.on('error', (error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))));
  sheet.on('error', (error) => file.destroy(error));
  file.on('close', () => sheet.destroy());
  return { sheet, file };
}

/**
 * An XLSX file of sheets that are written already, by name. The same sheets give the same bytes.
 * @param at the time that its parts have
 */
export function workbookOf(sheets: Readonly<Record<string, string>>, at: Date): Readable {
  const zip = new yazl.ZipFile();
  const add = (text: string, name: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: at, forceDosTimestamp: true });
  for (const [name, text] of Object.entries(packageParts(Object.keys(sheets)))) add(text, name);
  for (const [index, text] of Object.values(sheets).entries()) add(text, sheetName(index + 1));
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}
