import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import type { ApiError } from './errors.ts';

/** Aborted when the connection closes before the response is complete. */
export function untilClientLeaves(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}

/** The result of a handler as `bindOperation` sees it; the types were checked where the handler was written. */
export const isEvents = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === 'object' && data !== null && Symbol.asyncIterator in data;

interface EventWriting {
  readonly serialise: (event: unknown) => string;
  readonly failureOf: (error: unknown) => ApiError;
  readonly signal: AbortSignal;
}

/**
 * Events as the browser receives them (https://html.spec.whatwg.org/multipage/server-sent-events.html). The last one tells
 * whether they are complete, because a connection that was lost ends in the same way as one that was closed.
 */
async function* written(
  events: AsyncIterable<unknown>,
  { serialise, failureOf, signal }: EventWriting,
): AsyncGenerator<string, void> {
  try {
    for await (const event of events) yield `data: ${serialise(event)}\n\n`;
    yield 'event: end\ndata: {}\n\n';
  } catch (error) {
    if (!signal.aborted) yield `event: failure\ndata: ${JSON.stringify(failureOf(error).body)}\n\n`;
  }
}

/** The events of a handler as a response that is sent while they occur. */
export const streamOf = (events: AsyncIterable<unknown>, writing: EventWriting): Readable =>
  Readable.from(written(events, writing));
