import { once } from 'node:events';
import type { Writable } from 'node:stream';

import type { FileAnswer } from '#server/contract/types.ts';

import type { Format } from './formats.ts';

/** More rows than such a file may have; the contract says so. */
const mostRows = 100_000;

/** Rows read at a time. */
const batchSize = 1_000;

/** Reads rows from a place in their order. */
type RowsFrom = (offset: number, limit: number) => Promise<object[]>;

async function write(format: Format, into: Writable, rowsFrom: RowsFrom): Promise<void> {
  const send = async (text: string) => {
    if (text !== '' && !into.write(text)) await once(into, 'drain');
  };
  await send(format.start);
  let written = 0;
  for (let offset = 0; offset < mostRows; offset += batchSize) {
    const rows = await rowsFrom(offset, batchSize);
    await send(format.batch(rows, offset));
    written += rows.length;
    if (rows.length < batchSize) break;
  }
  await send(format.end(written));
  into.end();
}

/** Rows of no organisation as a file, which are read from the database while it is sent. */
export function rowsFile(name: string, format: Format, rowsFrom: RowsFrom): FileAnswer {
  const { into, file } = format.open();
  // A failure after the start is reported by the stream, to the response that reads it.
  write(format, into, rowsFrom).catch((error: unknown) =>
    into.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const day = new Date().toISOString().slice(0, 10);
  return { name: `${name}-${day}.${format.extension}`, contentType: format.contentType, content: file };
}
