import { csvFormatOf, csvRows, type ChosenFormat, type CsvFormat } from './csv.ts';
import { isJson, jsonRows } from './json.ts';
import { limits, sizeOfRow, unreadable, type FileRow } from './limits.ts';
import { xlsxRows } from './xlsx.ts';

const startsWith = (file: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

const isArchive = (file: Uint8Array) => startsWith(file, 0x50, 0x4b);

function openRows(file: Uint8Array, chosen: ChosenFormat | undefined): AsyncGenerator<FileRow> {
  if (isArchive(file)) return xlsxRows(file);
  return isJson(file) ? jsonRows(file) : csvRows(file, chosen);
}

/** How a file is written, if it is CSV; undefined otherwise. */
export const formatOf = (file: Uint8Array, chosen: ChosenFormat): CsvFormat | undefined =>
  isArchive(file) || isJson(file) ? undefined : csvFormatOf(file, chosen);

/** The rows of a file that are not empty, by what the file is, not by its name. @throws ApiError 400 */
async function* rowsOf(file: Uint8Array, chosen: ChosenFormat | undefined): AsyncGenerator<FileRow> {
  if (file.length === 0) throw unreadable('The file is empty');
  if (startsWith(file, 0xd0, 0xcf, 0x11, 0xe0))
    throw unreadable('This is an older Excel file, or one with a password. Save it as .xlsx without a password');
  const rows = openRows(file, chosen);
  let text = 0;
  for await (const one of rows) {
    const { row, cells } = one;
    if (row > limits.allRows) throw unreadable('The file has too many empty rows');
    const long = cells.find((cell) => cell.length > limits.cell);
    if (long !== undefined) throw unreadable(`Row ${row} has a cell with more than ${limits.cell} characters`);
    if (cells.some((cell) => cell.includes('\0'))) throw unreadable(`Row ${row} has characters that cannot be stored`);
    const own = sizeOfRow({ cells });
    if (own > limits.rowText) throw unreadable(`Row ${row} is too long`);
    text += own;
    if (text > limits.text) throw unreadable('This file has too much text. Import it in parts');
    if (cells.some((cell) => cell.trim() !== '')) yield one;
  }
}

/**
 * The rows of a file that are not empty, in its order.
 * @param chosen how a CSV file is written; found where it is not given
 * @throws ApiError 400 saying what is wrong with the file, also while its rows are read
 */
export async function* readRows(file: Uint8Array, chosen?: ChosenFormat): AsyncGenerator<FileRow, void> {
  let count = 0;
  for await (const row of rowsOf(file, chosen)) {
    count += 1;
    // Its header is one of them.
    if (count > limits.rows + 1)
      throw unreadable(`The file has more than ${limits.rows.toLocaleString('en-GB')} rows. Import it in parts`);
    yield row;
  }
  if (count === 0) throw unreadable('The file has no rows');
}
