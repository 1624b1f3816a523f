import { streamFromWorker, workerTask } from '#server/workers/index.ts';

import type { ChosenFormat, CsvFormat } from './file/csv.ts';
import { formatOf } from './file/index.ts';
import { unreadable, type FileRow } from './file/limits.ts';
import type { run } from './file/rows.task.ts';

const reading = workerTask<typeof run>(
  new URL('file/rows.task.ts', import.meta.url),
  'This file took too long to read. Split it, or save it as CSV',
);

/** For the reading itself, in milliseconds: several times what the largest honest workbook takes. */
const limitMs = 60_000;

/** A file as it is read: its first rows, among which is its header, then all of them in batches. */
export interface OpenFile {
  readonly first: readonly FileRow[];
  /** Undefined if it is no CSV. */
  readonly format: CsvFormat | undefined;
  readonly batches: () => AsyncGenerator<readonly FileRow[], void>;
  /** Must be called, also if the file was not read to its end. */
  readonly close: () => Promise<void>;
}

/** The header is one of so many rows: sheets have a title, a date and the like above it. */
const mostFirst = 10;

interface ChosenFile {
  readonly bytes: Uint8Array;
  readonly chosen: ChosenFormat;
}

/**
 * Reads the first rows of a file in a worker thread; the others are read as they are asked for.
 * @param bytes are empty afterwards: the thread has them
 * @throws ApiError 400 saying what is wrong with the file, also while its rows are read
 */
export async function openFile({ bytes, chosen }: ChosenFile, organisationId: string): Promise<OpenFile> {
  const format = formatOf(bytes, chosen);
  const rest = streamFromWorker(reading, { file: bytes, format }, { organisationId, limitMs });
  const { value: batch } = await rest.next();
  if (batch === undefined) throw unreadable('The file has no rows');
  return {
    format,
    first: batch.slice(0, mostFirst),
    async *batches() {
      yield batch;
      yield* rest;
    },
    close: async () => {
      await rest.return();
    },
  };
}
