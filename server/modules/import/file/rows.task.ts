import { inBatches } from '#server/workers/batches.ts';

import { sizeOfRow, type FileRow } from './limits.ts';
import { readRows } from './read.ts';

/** Rows of a batch, which are stored with one statement. */
const batchSize = 250;

/** The rows of a file in batches. */
export const run = (file: Uint8Array): AsyncGenerator<FileRow[], void> =>
  inBatches(readRows(file), { most: batchSize, sizeOf: sizeOfRow });
