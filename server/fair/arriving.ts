import type { Holder, Place } from './fair-places.ts';
import { memoryPlaces, withPlace } from './shared.ts';

/**
 * The bytes of a body for as long as the place of its upload is not recalled: a client that sends nothing more does not keep it.
 * @throws NoPlace when the place is recalled
 */
export async function* arriving(
  content: AsyncIterable<Uint8Array>,
  { recalled }: Pick<Place, 'recalled'>,
): AsyncGenerator<Uint8Array, void> {
  const chunks = content[Symbol.asyncIterator]();
  let stopWaiting = () => {};
  const onRecall = () => stopWaiting();
  // Not `Promise.race` with one promise for all: it would keep every chunk.
  const next = () =>
    new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      stopWaiting = () => reject(recalled.reason);
      chunks.next().then(resolve, reject);
    });
  recalled.addEventListener('abort', onRecall, { once: true });
  let isOver = false;
  try {
    while (!isOver) {
      recalled.throwIfAborted();
      const { done, value } = await next();
      if (done === true) isOver = true;
      else yield value;
    }
  } finally {
    recalled.removeEventListener('abort', onRecall);
    // Not awaited: what is still being read may never arrive.
    if (!isOver) chunks.return?.().catch(() => {});
  }
}

/**
 * Reads a file that is small enough for memory and works with it, on one place from before its first byte until the work ends.
 * The only place where a whole body is kept.
 * @param work looks at `recalled` between its steps, if it takes long
 * @throws NoPlace
 */
export const withWholeFile = <Result>(
  content: AsyncIterable<Uint8Array>,
  holder: Holder,
  work: (bytes: Buffer, recalled: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  withPlace(memoryPlaces, holder, async (place) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of arriving(content, place)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    chunks.length = 0;
    return work(bytes, place.recalled);
  });
