import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError, notFound, Unavailable } from '#server/contract/errors.ts';
import { isPassing, isReadOnly, sqlStateOf, sqlStates } from '#server/database/sql-state.ts';
import { NoPlace } from '#server/fair/no-place.ts';
import { isOutOfSpace, NoSpace } from '#server/files/space.ts';
import { StorageAway } from '#server/files/storage-away.ts';

import type { SecurityHeaders } from './security-headers.ts';

const bodyError = (statusCode: number, message: string) =>
  new ApiError(statusCode, message, { errors: [{ field: 'body', message }] });

const sizeOf = (bytes: number) => (bytes < 10_000 ? `${bytes} bytes` : `${Math.floor(bytes / 1_000)} kB`);

/** Requests that Fastify rejects before a handler runs, in the API's error shape. */
function fromFastify(error: unknown, { routeOptions }: FastifyRequest): ApiError | undefined {
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (statusCode === 413) return bodyError(413, `The request is too large: ${sizeOf(routeOptions.bodyLimit)} at most`);
  if (statusCode === 415) return bodyError(415, 'Send the request as JSON');
  if (statusCode === 400) return bodyError(400, 'This is not valid JSON');
  // A library such as the one for static files rejected the request: a client error, not a server failure.
  if (statusCode === 403 || statusCode === 404) return notFound();
  return undefined;
}

/** Messages of `pg` for a connection that was lost or timed out; these errors have no code. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;

/** How system calls fail when what they reach is away, or too many files are open. */
const lostWays: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Statement timeouts, connection failures and too many open files are transient; the client may retry. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable || error instanceof StorageAway) return true;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const isLost = lostWays.has(code) || lostConnection.test(cause.message);
  return isLost || isPassing(error) || isReadOnly(error) || /^(?:08|53|57)/.test(code);
};

/** 507 (RFC 4918, section 11.5): trying again does not help until someone has made room. */
const outOfSpace = (error: unknown): ApiError => {
  const what = error instanceof NoSpace ? ' for files' : '';
  return new ApiError(507, `There is no space left${what}. Ask the people who run Attest.`);
};

/** 429 if the caller or their organisation takes the places, otherwise 503. */
const fromNoPlace = ({ reason, message, retryAfterSeconds }: NoPlace) =>
  new ApiError(reason === 'person' || reason === 'organisation' ? 429 : 503, message, { retryAfterSeconds });

/** What is asked of clients whose request may succeed soon. */
const retryAfterSeconds = 2;

const unavailable = (message: string) => new ApiError(503, message, { retryAfterSeconds });

/** Another request, a job or an import holds what this one would change (decision 092). */
const isHeldByOthers = (error: unknown): boolean => sqlStateOf(error) === sqlStates.lockTimeout;

/** An error as the API answers it; one that is not the client's is logged. */
export function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof NoPlace) {
    const answer = fromNoPlace(error);
    if (answer.statusCode === 503) request.log.warn({ err: error }, 'there was no place for a request');
    return answer;
  }
  const known = fromFastify(error, request);
  if (known !== undefined) return known;
  if (isHeldByOthers(error)) {
    request.log.warn({ err: error }, 'a request waited too long for what another holds');
    return unavailable('This is being changed at the moment, by someone else or by an import. Try again shortly.');
  }
  request.log.error({ err: error }, 'a request failed');
  if (isOutOfSpace(error)) return outOfSpace(error);
  return isUnavailable(error)
    ? unavailable('The service is not available at the moment. Try again shortly.')
    : new ApiError(500, 'Something went wrong on our side');
}

function send(error: ApiError, reply: FastifyReply) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.statusCode).header('cache-control', 'no-store').send(error.body);
}

/** Every error response has the one error shape; the request's id is sent only in a header. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toApiError(error, request), reply));
  app.setNotFoundHandler((_request, reply) => send(notFound(), reply));
}

/** A malformed URL matches no route, so no hook runs; it is answered like any unknown URL. */
export const answerUnroutable =
  (headers: SecurityHeaders) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void send(notFound(), reply.headers(headers).header('x-request-id', request.id));
