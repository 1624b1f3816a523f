import type { Schemas } from '#server/contract/types.ts';
import { streamFromWorker, workerTask } from '#server/workers/index.ts';

import { formOf } from './file/index.ts';
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
  readonly delimiter: Schemas['ImportDelimiter'] | null;
  readonly batches: () => AsyncGenerator<readonly FileRow[], void>;
  /** Must be called, also if the file was not read to its end. */
  readonly close: () => Promise<void>;
}

/** The header is one of so many rows: sheets have a title, a date and the like above it. */
const mostFirst = 10;

interface ChosenFile {
  readonly bytes: Uint8Array;
  /** What separates its cells, if it is CSV and a person has said so. */
  readonly delimiter: Schemas['ImportDelimiter'] | undefined;
}

/**
 * Reads the first rows of a file in a worker thread; the others are read as they are asked for.
 * @param bytes are empty afterwards: the thread has them
 * @throws ApiError 400 saying what is wrong with the file, also while its rows are read
 */
export async function openFile({ bytes, delimiter }: ChosenFile, organisationId: string): Promise<OpenFile> {
  const form = formOf(bytes, delimiter);
  const rest = streamFromWorker(reading, { file: bytes, delimiter: form.delimiter }, { organisationId, limitMs });
  const { value: batch } = await rest.next();
  if (batch === undefined) throw unreadable('The file has no rows');
  return {
    ...form,
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
