import { createHash } from 'node:crypto';

import { ApiError } from '#server/contract/errors.ts';
import { recentlyUsed } from '#server/modules/record/index.ts';
import { runInWorker, TooMuchWork, workerTask } from '#server/workers/index.ts';

import type { run } from './difference.task.ts';
import { coarseDifference, type ComparedText, type Difference } from './difference.ts';

const comparison = workerTask<typeof run>(
  new URL('difference.task.ts', import.meta.url),
  'These texts took too long to compare',
);

/** In milliseconds: several times what the steps of a comparison take. */
const limitMs = 10_000;

/** How many characters of differences a process remembers: at most 32 MB of memory. */
const mostCharacters = 16_000_000;

/** Roughly what a list of words takes beside its text, in characters. */
const listOverhead = 50;

const sizeOf = ({ passages }: Difference) =>
  passages.reduce(
    (size, { words }) => words.reduce((sum, { text }) => sum + text.length + listOverhead, size + listOverhead),
    listOverhead,
  );

// By what the texts say, and nothing else decides the result, so that it does not matter who asked first: row-level security
// has shown both to each who asks.
const known = recentlyUsed<Difference>(mostCharacters, sizeOf);
const underway = new Map<string, Promise<Difference>>();

/** A comparison that is remembered. */
export const knownDifference = (key: string): Difference | undefined => known.get(key);

function keyOf({ content, files }: ComparedText): string {
  const said = { content, files: files.map(({ attachmentId, sha256 }) => ({ attachmentId, sha256 })) };
  return createHash('sha256').update(JSON.stringify(said)).digest('base64');
}

/** Two texts, and whose they are. */
export interface Comparison {
  readonly was: ComparedText;
  readonly is: ComparedText;
  readonly organisationId: string;
}

async function compare(key: string, { was, is, organisationId }: Comparison): Promise<Difference> {
  try {
    const found = await runInWorker(comparison, { was, is }, { organisationId, limitMs });
    known.set(key, found);
    return found;
  } catch (error) {
    // A page that many read must not fail for the texts of others.
    if (error instanceof TooMuchWork) known.set(key, coarseDifference(was, is));
    else if (!(error instanceof ApiError) || error.statusCode !== 503) throw error;
    return known.get(key) ?? coarseDifference(was, is);
  }
}

/**
 * Compares two texts in a worker thread, once for all who ask for the same at a time or again. When that takes too long or
 * the threads are busy, they are compared by beginning and end alone. Must not be awaited in a transaction.
 * @param key what is unique to the two texts, if the caller knows it
 */
export async function comparedTexts(
  texts: Comparison,
  key = `texts:${keyOf(texts.was)}:${keyOf(texts.is)}`,
): Promise<Difference> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const running = underway.get(key) ?? compare(key, texts).finally(() => underway.delete(key));
  underway.set(key, running);
  return running;
}
