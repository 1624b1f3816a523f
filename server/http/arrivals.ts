import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { hasBody } from './incoming.ts';

/** How long a request may take to arrive. */
export interface ArrivalLimits {
  /** For the body of a request, in milliseconds. */
  readonly requestTimeout: number;
  /** A file may take longer as long as this many bytes of it arrive in each span of this many milliseconds. */
  readonly progress: { readonly bytes: number; readonly span: number };
}

interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** The current span of a file. */
  span: { readonly since: number; readonly bytes: number };
}

/** Requests whose callers may send a file with them. */
const withFile = new WeakSet<IncomingMessage>();

/** Lets a request take longer than others, as long as it makes progress. Only for callers who may upload files. */
export const allowFile = (request: IncomingMessage): void => void withFile.add(request);

/** Whether the body of a request is a file, which is read while it arrives. */
export const sendsFile = (request: IncomingMessage): boolean => withFile.has(request);

class ArrivalTimeout extends Error {
  /** As in Node, so that it is answered in the same way. */
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Breaks off requests whose bodies arrive too slowly. Node's own limit is one for all requests, and does not know which of
 * them a caller may send a file with.
 */
export class Arrivals {
  readonly #server: Server;
  readonly #limits: ArrivalLimits;
  readonly #arriving = new Set<Arrival>();

  constructor(server: Server, limits: ArrivalLimits) {
    this.#server = server;
    this.#limits = limits;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!hasBody(request)) return;
      const since = performance.now();
      this.#arriving.add({ request, response, since, span: { since, bytes: request.socket.bytesRead } });
    });
  }

  /** Breaks off what is too slow, to be called every second. What is answered has its own end (`early-answers.ts`). */
  check(now = performance.now()): void {
    for (const arrival of this.#arriving) {
      const { request, response } = arrival;
      const isOver = request.complete || request.socket.destroyed || response.writableFinished;
      const isLate = !isOver && this.#isLate(arrival, now);
      if (isOver || isLate) this.#arriving.delete(arrival);
      if (isLate)
        this.#server.emit('clientError', new ArrivalTimeout('The request arrives too slowly'), request.socket);
    }
  }

  /** What follows an answer is no longer a file to be stored. */
  #isLate(arrival: Arrival, now: number): boolean {
    const { request, response, since, span } = arrival;
    const { requestTimeout, progress } = this.#limits;
    if (!withFile.has(request) || response.writableEnded) return now - since > requestTimeout;
    if (now - span.since < progress.span) return false;
    const { bytesRead } = request.socket;
    arrival.span = { since: now, bytes: bytesRead };
    return bytesRead - span.bytes < progress.bytes;
  }
}
