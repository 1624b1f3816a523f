import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { CsvError, parse } from 'csv-parse';

import { textOfCell } from '#domain/files/formula.ts';

import { delimiterSigns, probableDelimiter, type Delimiter } from './delimiters.ts';
import { decoderLabels, probableEncoding, type Encoding } from './encodings.ts';
import { limits, tooManyColumns, unreadable, type FileRow } from './limits.ts';

/** Bytes decoded at a time: other requests wait no longer. */
const slice = 16_384;

/** How a CSV file is written. */
export interface CsvFormat {
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
}

/** What a person has said of it; the rest is found. */
export type ChosenFormat = { readonly [Part in keyof CsvFormat]?: CsvFormat[Part] | undefined };

/** The text of a file in slices. @throws ApiError 400 for what is no text */
export function* textsOf(file: Uint8Array, encoding = probableEncoding(file)): Generator<string> {
  const decoder = new TextDecoder(decoderLabels[encoding]);
  for (let start = 0; start < file.length; start += slice) {
    const text = decoder.decode(file.subarray(start, start + slice), { stream: true });
    if (text.includes('\0')) throw unreadable('This is neither a CSV nor an Excel file (.xlsx), nor one in JSON');
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** How a file is written: its delimiter from its first rows. */
export function csvFormatOf(file: Uint8Array, chosen: ChosenFormat = {}): CsvFormat {
  const encoding = chosen.encoding ?? probableEncoding(file);
  if (chosen.delimiter !== undefined) return { delimiter: chosen.delimiter, encoding };
  const [start = ''] = textsOf(file.subarray(0, slice), encoding);
  return { delimiter: probableDelimiter(start), encoding };
}

/**
 * Refuses a row with too many columns before the parser collects its cells: they may be empty, and as many as the file
 * has characters.
 */
function columnGuard(delimiter: string): (text: string) => void {
  let isQuoted = false;
  let columns = 1;
  let row = 1;
  return (text) => {
    for (const character of text) {
      if (character === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (character === delimiter) columns += 1;
      else if (character === '\n' || character === '\r') {
        columns = 1;
        if (character === '\n') row += 1;
      }
      if (columns > limits.columns) throw tooManyColumns(row);
    }
  };
}

/** The texts for the parser, which would otherwise take all of them before anything else is done. */
async function* inSlices(file: Uint8Array, delimiter: string, encoding: Encoding): AsyncGenerator<string> {
  const guard = columnGuard(delimiter);
  for (const text of textsOf(file, encoding)) {
    guard(text);
    yield text;
    await setImmediate();
  }
}

/** The rows of a CSV file (RFC 4180). Apostrophes that an export wrote before formulas are removed. */
export async function* csvRows(file: Uint8Array, chosen?: ChosenFormat): AsyncGenerator<FileRow> {
  const format = csvFormatOf(file, chosen);
  const delimiter = delimiterSigns[format.delimiter];
  const parser = parse({
    delimiter,
    // Any mix of them: joined files and edited exports have several.
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    max_record_size: limits.rowText,
    skip_empty_lines: false,
  });
  const source = Readable.from(inSlices(file, delimiter, format.encoding));
  // Both ends report what fails on either.
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      const cells: unknown[] = Array.isArray(record) ? record : [];
      if (cells.length > limits.columns) throw tooManyColumns(row);
      yield { row, cells: cells.map((cell) => textOfCell(String(cell))) };
    }
  } catch (error) {
    throw error instanceof CsvError ? broken(error) : error;
  } finally {
    source.destroy();
  }
}

/** The parser is ahead of the rows that were taken from it: it says itself how many it has read. */
function broken({ code, records }: CsvError) {
  const row = Number(records) + 1;
  return unreadable(
    code === 'CSV_MAX_RECORD_SIZE'
      ? `Row ${row} is too long. Does a quotation mark in it not end?`
      : `Row ${row} has a quotation mark in the wrong place`,
  );
}
