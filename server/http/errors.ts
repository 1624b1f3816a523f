import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError, invalid, notFound, Unavailable, type FieldError } from '#server/contract/errors.ts';

import type { SecurityHeaders } from './security-headers.ts';

const bodyError = (statusCode: number, message: string) => {
  const errors: FieldError[] = [{ field: 'body', message }];
  return statusCode === 400 ? invalid(errors) : new ApiError(statusCode, message, { errors });
};

/** What Fastify refuses before a handler runs, in the API's own error shape. */
function fromFastify(error: FastifyError): ApiError | undefined {
  const { statusCode } = error;
  if (statusCode === 413) return bodyError(413, 'The request is too large');
  if (statusCode === 415) return bodyError(415, 'Send the request as JSON');
  if (statusCode === 400) return bodyError(400, 'This is not valid JSON');
  // A library refused the request, as the one for files does: the client's mistake, and no failure of ours.
  if (statusCode === 403 || statusCode === 404) return notFound();
  return undefined;
}

/** What `pg` says, without a code, of a connection that was lost or could not be had in time. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** Statement or connection trouble passes; the client may try again. */
const isUnavailable = (error: Error & { code?: unknown; cause?: unknown }): boolean => {
  if (error instanceof Unavailable) return true;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const isLost = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) || lostConnection.test(cause.message);
  return isLost || /^(?:08|53|57)/.test(code);
};

function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const known = fromFastify(error);
  if (known !== undefined) return known;
  request.log.error({ err: error }, 'a request failed');
  return isUnavailable(error)
    ? new ApiError(503, 'The service is not available at the moment. Try again shortly.')
    : new ApiError(500, 'Something went wrong on our side');
}

function send(error: ApiError, reply: FastifyReply) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.statusCode).header('cache-control', 'no-store').send(error.body);
}

/** Every answer that is not a success has the one error shape; the request's id is in a header only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toApiError(error, request), reply));
  app.setNotFoundHandler((_request, reply) => send(notFound(), reply));
}

/** An address that cannot be read leads to no route, so no hook runs either: it is as unknown as any other. */
export const answerUnroutable =
  (headers: SecurityHeaders) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void send(notFound(), reply.headers(headers).header('x-request-id', request.id));
