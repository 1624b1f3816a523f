import { Readable } from 'node:stream';

import { invalid } from '#server/contract/errors.ts';
import { checkedContent } from '#server/modules/attachment/index.ts';
import { runInWorker, workerTask } from '#server/workers/index.ts';

import type { run } from '../files/check.task.ts';

const mostBytes = 5_000_000;

/** In milliseconds: many times what the largest document takes. */
const limitMs = 10_000;

const checking = workerTask<typeof run>(
  new URL('../files/check.task.ts', import.meta.url),
  'This document took too long to read',
);

/** A file that is not taken as a template, with the reason. */
export const refused = (message: string) => invalid([{ field: 'file', message }]);

/** @throws ApiError 400 with what keeps a file from being a template, 413 */
export async function requireTemplate(file: Uint8Array, organisationId: string): Promise<void> {
  for await (const _chunk of checkedContent(Readable.from([file]), 'DOCX', mostBytes));
  // The worker takes over what it is given; what is kept is another copy.
  const problem = await runInWorker(checking, Uint8Array.from(file), { organisationId, limitMs });
  if (problem !== null) throw refused(problem);
}
