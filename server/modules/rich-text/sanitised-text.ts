import { runInWorker, workerTask } from '#server/workers/index.ts';

import type { run } from './sanitised-html.task.ts';
import { sanitisedHtml } from './sanitised-html.ts';

const sanitising = workerTask<typeof run>(
  new URL('sanitised-html.task.ts', import.meta.url),
  'This text took too long to check. Divide it, or paste it without formatting',
);

/** In milliseconds: several times what the worst text of the largest size takes. */
const limitMs = 20_000;

/** Characters that take a few milliseconds, whatever they are. */
const mostInline = 20_000;

/** Whether a text is sanitised at once, without a worker thread. */
export const isShort = (html: string): boolean => html.length <= mostInline;

/**
 * As `sanitisedHtml`, without holding up other requests: for texts of any length. Must not be awaited in a transaction.
 * @throws ApiError 400 if elements are nested more than 100 deep, or it takes too long
 */
export const sanitisedText = async (html: string, organisationId: string): Promise<string> =>
  isShort(html) ? sanitisedHtml(html) : runInWorker(sanitising, html, { organisationId, limitMs });
