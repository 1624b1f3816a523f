import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** A body that is too large or of an unsupported type; anything else is our fault. */
export function ofFramework(error: FastifyError): IdentityError {
  const status = error.statusCode ?? 500;
  if (status === 413) return new IdentityError(413, 'request_body_too_large', 'The request body is too large.');
  if (status === 415) return new IdentityError(415, 'unsupported_content_type', 'The content type is not supported.');
  if (status < 500) return new IdentityError(400, 'request_invalid', 'The request is malformed.');
  return new IdentityError(500, 'internal_error', 'Something went wrong. Please try again.');
}
