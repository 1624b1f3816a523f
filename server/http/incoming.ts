import type { IncomingMessage, Server } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { ApiError } from '#server/contract/errors.ts';

/** Browsers send about 20 headers, proxies add a few. Node keeps no more, so that what is not a request yet stays small. */
const mostHeaders = 100;

/** Node drops the headers beyond its limit, be it one that announces a body. */
const hasTooManyHeaders = ({ rawHeaders }: IncomingMessage) => rawHeaders.length >= 2 * mostHeaders;

/** Whether a body may follow the head of a request. */
export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined ||
  (request.headers['content-length'] ?? '0') !== '0' ||
  hasTooManyHeaders(request);

/** Refuses requests of which Node may have dropped a header. Register it before anything that trusts them. */
export function limitHeaders(app: FastifyInstance): void {
  const server: Server = app.server;
  server.maxHeadersCount = mostHeaders;
  app.addHook('onRequest', async ({ raw }) => {
    if (hasTooManyHeaders(raw)) throw new ApiError(431, `Send fewer than ${mostHeaders} headers`);
  });
}
