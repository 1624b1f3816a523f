import { csvRows } from './csv.ts';
import { isJson, jsonRows } from './json.ts';
import { limits, unreadable, type FileRow } from './limits.ts';
import { xlsxRows } from './xlsx.ts';

const startsWith = (file: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

function openRows(file: Uint8Array): AsyncGenerator<FileRow> {
  if (startsWith(file, 0x50, 0x4b)) return xlsxRows(file);
  return isJson(file) ? jsonRows(file) : csvRows(file);
}

/** The rows of a file that are not empty, by what the file is, not by its name. @throws ApiError 400 */
async function* rowsOf(file: Uint8Array): AsyncGenerator<FileRow> {
  if (file.length === 0) throw unreadable('The file is empty');
  if (startsWith(file, 0xd0, 0xcf, 0x11, 0xe0))
    throw unreadable('This is an older Excel file, or one with a password. Save it as .xlsx without a password');
  const rows = openRows(file);
  let text = 0;
  for await (const { row, cells } of rows) {
    if (row > limits.allRows) throw unreadable('The file has too many empty rows');
    const long = cells.find((cell) => cell.length > limits.cell);
    if (long !== undefined) throw unreadable(`Row ${row} has a cell with more than ${limits.cell} characters`);
    if (cells.some((cell) => cell.includes('\0'))) throw unreadable(`Row ${row} has characters that cannot be stored`);
    const own = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (own > limits.rowText) throw unreadable(`Row ${row} is too long`);
    text += own;
    if (text > limits.text) throw unreadable('This file has too much text. Import it in parts');
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
  }
}

/** A file as it is read: its first rows, among which is its header, then all of them in batches. */
export interface OpenFile {
  readonly first: readonly FileRow[];
  batches(size: number): AsyncGenerator<FileRow[]>;
}

/** The header is one of so many rows: sheets have a title, a date and the like above it. */
const mostFirst = 10;

/**
 * Reads the first rows of a file that are not empty; the others are read as they are asked for.
 * @throws ApiError 400 saying what is wrong with the file, also while its rows are read
 */
export async function openFile(file: Uint8Array): Promise<OpenFile> {
  const rows = rowsOf(file);
  const first: FileRow[] = [];
  while (first.length < mostFirst) {
    const next = await rows.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  if (first.length === 0) throw unreadable('The file has no rows');
  async function* all() {
    yield* first;
    yield* rows;
  }
  return {
    first,
    async *batches(size) {
      let batch: FileRow[] = [];
      let count = 0;
      for await (const row of all()) {
        count += 1;
        // Its header is one of them.
        if (count > limits.rows + 1)
          throw unreadable(`The file has more than ${limits.rows.toLocaleString('en-GB')} rows. Import it in parts`);
        batch.push(row);
        if (batch.length === size) {
          yield batch;
          batch = [];
        }
      }
      if (batch.length > 0) yield batch;
    },
  };
}
