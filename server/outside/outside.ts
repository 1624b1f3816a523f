import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

import { assertOutsideTransaction } from '#server/database/tenancy.ts';

import { publicLookup, refusePrivateHost } from './addresses.ts';
import { OutsideError } from './outside-error.ts';

/** The only server that a client may call, as a setting names it. */
export interface OutsideSettings {
  /** `https://api.example.com/v1`; `http:` only with `privateHost`. */
  readonly baseUrl: string;
  /** Whether its address may be one of this machine or of a private network. */
  readonly privateHost: boolean;
}

export interface OutsideRequest {
  readonly method: 'GET' | 'POST';
  /** Appended to the base URL: `/chat/completions`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The time for the whole call, in milliseconds. */
  readonly timeout: number;
  /** The most that is read of the answer, in bytes. */
  readonly largestAnswer: number;
  /** Ends the call: the connection is closed at once. */
  readonly signal: AbortSignal;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it arrives. @throws OutsideError if it is too slow, too large or breaks off */
  readonly body: AsyncIterable<Uint8Array>;
  /** Closes the connection of an answer that is not read to its end. */
  readonly close: () => void;
}

/** Calls one server outside (security.md, attack 4). Redirects are answers like others, and not followed. */
export interface Outside {
  /** @throws OutsideError, and the signal's reason once that has ended the call */
  request(request: OutsideRequest): Promise<OutsideAnswer>;
}

/** A caller who gives up is no failure of the other server. */
function explained(error: unknown, { signal }: OutsideRequest, limit: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (limit.aborted) return new OutsideError('TOO_SLOW');
  return error instanceof OutsideError ? error : new OutsideError('NO_ANSWER', error);
}

async function* contentOf(
  message: IncomingMessage,
  request: OutsideRequest,
  limit: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  try {
    for await (const chunk of message) {
      if (!(chunk instanceof Uint8Array)) throw new Error('An answer was not read as bytes');
      size += chunk.length;
      if (size > request.largestAnswer) throw new OutsideError('TOO_LARGE');
      yield chunk;
    }
  } catch (error) {
    const why = explained(error, request, limit);
    throw why instanceof OutsideError && why.reason === 'NO_ANSWER' ? new OutsideError('BROKEN_OFF', error) : why;
  } finally {
    message.destroy();
  }
}

/** The one way to call other servers: at the address of a setting, within limits of time and size. */
export function openOutside({ baseUrl, privateHost }: OutsideSettings): Outside {
  const base = new URL(baseUrl);
  const { request: connect } = base.protocol === 'http:' ? http : https;
  return {
    async request(request) {
      assertOutsideTransaction('Another server was called');
      request.signal.throwIfAborted();
      if (!privateHost) refusePrivateHost(base.hostname);
      const limit = AbortSignal.timeout(request.timeout);
      const { method, path, headers, body } = request;
      return new Promise((resolve, reject) => {
        const sent = connect(`${baseUrl}${path}`, {
          method,
          headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
          // A connection of its own: ending the call ends nothing else.
          agent: false,
          signal: AbortSignal.any([request.signal, limit]),
          ...(privateHost ? {} : { lookup: publicLookup }),
        });
        sent.on('error', (error) => reject(explained(error, request, limit)));
        sent.on('response', (message) => {
          const { statusCode: status = 0, headers: answered } = message;
          const content = contentOf(message, request, limit);
          resolve({ status, headers: answered, body: content, close: () => message.destroy() });
        });
        sent.end(body);
      });
    },
  };
}
