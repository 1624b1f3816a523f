import type { ReadFile } from '#domain/catalogue-files/problems.ts';
import { readFilling, type Filling } from '#domain/catalogue-files/sheet/read-filling.ts';

import { sheetIn } from './read-file.ts';

/** Reads titles and texts for a draft from a sheet. */
export const run = (file: Uint8Array): Promise<ReadFile<readonly Filling[]>> => sheetIn(file, readFilling);
