import { inBatches } from '#server/workers/batches.ts';

import type { CsvFormat } from './csv.ts';
import { sizeOfRow, type FileRow } from './limits.ts';
import { readRows } from './read.ts';

/** Rows of a batch, which are stored with one statement. */
const batchSize = 250;

interface Input {
  readonly file: Uint8Array;
  readonly format: CsvFormat | undefined;
}

/** The rows of a file in batches. */
export const run = ({ file, format }: Input): AsyncGenerator<FileRow[], void> =>
  inBatches(readRows(file, format), { most: batchSize, sizeOf: sizeOfRow });
