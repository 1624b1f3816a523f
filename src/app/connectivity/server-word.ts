import type { ApiError } from '#src/api/api-error.ts';

/** No answer, or one of a proxy that has none. */
const missing: ReadonlySet<number> = new Set([0, 502, 503, 504]);

export type ServerWord = 'heard' | 'missed';

let last: ServerWord = 'heard';
let listener: ((word: ServerWord) => void) | null = null;

/** Tells what an answer of the API, or its failure, says of the server; the last word waits for who listens later. */
export function tellServerWord(failure: ApiError | null): void {
  last = failure !== null && missing.has(failure.status) ? 'missed' : 'heard';
  listener?.(last);
}

/** Hears the last word, and every other that follows. */
export function hearServer(hear: (word: ServerWord) => void): () => void {
  listener = hear;
  hear(last);
  return () => {
    listener = null;
  };
}
