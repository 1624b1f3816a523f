import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError } from '#server/contract/errors.ts';
import { isUnavailable } from '#server/http/errors.ts';

import type { IdentityContext } from '../context.ts';
import { errorBody, IdentityError, loggable, notFound } from '../errors.ts';
import { readState, visitOf } from './requests.ts';

/** Formats errors as in identity-protocol.md, section 2, with the browser's state so that the SDK can follow. */
export function installErrors(app: FastifyInstance, context: IdentityContext): void {
  app.setErrorHandler<FastifyError | IdentityError>(async (error, request, reply) => {
    const refusal = error instanceof IdentityError ? error : ofFramework(error);
    if (!(error instanceof IdentityError) && refusal.status >= 500)
      context.log.error({ err: loggable(error) }, 'The identity server failed to handle a request');
    return sendRefusal(context, request, reply, refusal);
  });
  app.setNotFoundHandler(async (request, reply) => sendRefusal(context, request, reply, notFound()));
}

async function sendRefusal(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: IdentityError,
) {
  const visit = visitOf(request);
  const client = visit && refusal.status < 500 ? await readState(context, { visit, reply }) : null;
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply.code(refusal.status);
  return { errors: [errorBody(refusal)], ...(client ? { meta: { client } } : {}) };
}

/** How the server's own refusals are called here: of a body, or of too many requests; anything else is our fault. */
export function ofFramework(error: FastifyError | ApiError): IdentityError {
  const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500);
  const retry = error instanceof ApiError && error.retryAfterSeconds;
  const options = typeof retry === 'number' ? { retryAfterSeconds: retry } : {};
  if (status === 413) return new IdentityError(413, 'request_body_too_large', 'The request body is too large.');
  if (status === 415) return new IdentityError(415, 'unsupported_content_type', 'The content type is not supported.');
  if (status === 429) return new IdentityError(429, 'too_many_requests', error.message, options);
  if (status === 503)
    return new IdentityError(
      503,
      'service_unavailable',
      'Signing in is not possible at the moment. Try again shortly.',
      options,
    );
  if (status < 500) return new IdentityError(400, 'request_invalid', 'The request is malformed.');
  return new IdentityError(500, 'internal_error', 'Something went wrong. Please try again.');
}
