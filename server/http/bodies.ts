import { Readable } from 'node:stream';

import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

import { ApiError } from '#server/contract/errors.ts';

import { sendsFile } from './arrivals.ts';
import type { BodyBudget, Holder } from './body-budget.ts';
import { networkOf } from './client-network.ts';
import { hasBody } from './incoming.ts';

/** Fastify does not read the bodies of these. */
const bodyless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'TRACE']);

/** Compressed, a small body could become a large one. @throws ApiError 415 */
function refuseEncoded({ headers }: FastifyRequest): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.trim().toLowerCase() === 'identity') return;
  const message = 'Send the request without compressing it';
  throw new ApiError(415, message, { errors: [{ field: 'body', message }] });
}

/** Fastify would refuse a type that nothing parses only once the body is read. @throws 415 */
function refuseUnknownType({ server, headers }: FastifyRequest): void {
  const [type = ''] = headers['content-type']?.split(';', 1) ?? [];
  const isKnown = type.trim() !== '' && server.hasContentTypeParser(type.trim().toLowerCase());
  if (!isKnown) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
}

/** Who is known to send a request before its body is read. */
function holderOf({ ip, apiContext: context }: FastifyRequest): Holder {
  const network = networkOf(ip);
  if (context !== null && 'link' in context) return { network, caller: `link:${context.link.linkId}` };
  if (context !== null && 'user' in context) return { network, caller: `person:${context.user.id}` };
  return { network, caller: undefined };
}

const brokenOff = () => new ApiError(400, 'The request was broken off');

/** In bytes; as many as the route allows, where a client does not say. */
const sizeOf = ({ headers, routeOptions }: FastifyRequest): number =>
  headers['content-length'] === undefined ? routeOptions.bodyLimit : Number(headers['content-length']);

/**
 * Reads a body into one buffer. A list of its parts would take a hundred times the bytes of a body that is sent byte by byte.
 * @throws 413 beyond its limit, 400 if the client breaks off
 */
async function received(payload: Readable, size: number, most: number): Promise<Buffer> {
  let buffer = Buffer.alloc(0);
  let length = 0;
  const parts: AsyncIterable<unknown> = payload.iterator({ destroyOnReturn: false });
  for await (const part of parts) {
    if (!(part instanceof Uint8Array)) throw new Error('A body was not read as bytes');
    const needed = length + part.length;
    if (needed > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (needed > buffer.length) {
      const grown = Buffer.allocUnsafeSlow(Math.min(Math.max(needed, 2 * buffer.length, 1024), Math.max(size, needed)));
      buffer.copy(grown, 0, 0, length);
      buffer = grown;
    }
    buffer.set(part, length);
    length = needed;
  }
  return buffer.subarray(0, length);
}

/**
 * Receives the body of every request that is not a file, once its caller is known and if the budget allows: never decompressed,
 * and never for an address that does not exist. What is refused here has not been read.
 */
export function receiveBodies(app: FastifyInstance, budget: BodyBudget): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { raw, headers } = request;
    if (bodyless.has(request.method) || !hasBody(raw)) return payload;
    if (request.is404) {
      // As if there were none: the connection is closed after the answer, if the rest is still to come.
      for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name];
      return payload;
    }
    refuseEncoded(request);
    if (sendsFile(raw)) return payload;
    refuseUnknownType(request);
    const { bodyLimit } = request.routeOptions;
    const size = sizeOf(request);
    if (size > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    // Once it is closed, nothing would give the bytes back.
    if (reply.raw.destroyed) throw brokenOff();
    reply.raw.once('close', budget.hold(holderOf(request), size));
    const body = await received(raw, size, bodyLimit).catch((error: unknown) => {
      throw raw.errored === null ? error : brokenOff();
    });
    return Readable.from(body.length === 0 ? [] : [body]);
  });
}
