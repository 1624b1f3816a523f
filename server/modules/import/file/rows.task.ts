import { inBatches } from '#server/workers/batches.ts';

import type { Delimiter } from './delimiters.ts';
import { sizeOfRow, type FileRow } from './limits.ts';
import { readRows } from './read.ts';

/** Rows of a batch, which are stored with one statement. */
const batchSize = 250;

interface Input {
  readonly file: Uint8Array;
  readonly delimiter: Delimiter | null;
}

/** The rows of a file in batches. */
export const run = ({ file, delimiter }: Input): AsyncGenerator<FileRow[], void> =>
  inBatches(readRows(file, delimiter ?? undefined), { most: batchSize, sizeOf: sizeOfRow });
