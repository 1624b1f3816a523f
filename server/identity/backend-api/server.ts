import { timingSafeEqual } from 'node:crypto';

import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { errorBody, IdentityError, loggable, notFound } from '../errors.ts';
import { newToken, sha256 } from '../ids.ts';
import { ofFramework } from '../routes/errors.ts';
import { userRoutes } from './users.ts';

export interface BackendApi {
  apiUrl: string;
  secretKey: string;
  close(): Promise<void>;
}

/**
 * Clerk's Backend API (identity-protocol.md, section 8) on its own loopback port, never below the public `/__clerk`.
 */
export async function startBackendApi(context: IdentityContext): Promise<BackendApi> {
  const secretKey = `sk_live_${newToken()}`;
  const app = Fastify({ bodyLimit: 65_536 });
  installAnswers(app);
  acceptEmptyBodies(app);
  app.setErrorHandler<FastifyError | IdentityError>(async (error, _request, reply) => {
    const refusal = error instanceof IdentityError ? error : ofFramework(error);
    if (!(error instanceof IdentityError) && refusal.status >= 500)
      context.log.error({ err: loggable(error) }, 'The identity Backend API failed to handle a request');
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler(async (_request, reply) => sendRefusal(reply, notFound()));
  app.addHook('onRequest', async (request) => {
    if (!isBearer(request.headers.authorization, secretKey)) {
      throw new IdentityError(401, 'clerk_key_invalid', 'The provided Clerk Secret Key is invalid.');
    }
  });
  app.get('/v1/jwks', async () => context.keys.jwks());
  await app.register(async (users) => userRoutes(users, context), { prefix: '/v1/users' });
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return { apiUrl, secretKey, close: () => app.close() };
}

/**
 * Clerk's client parses the body only if the content type is exactly this: with `; charset=utf-8` it returns a raw
 * string.
 */
function installAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    return payload;
  });
}

/** Clerk's client declares JSON even without a body: for a ban or a deletion. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

async function sendRefusal(reply: FastifyReply, refusal: IdentityError) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply.code(refusal.status);
  return { errors: [errorBody(refusal)] };
}

/** Both sides are hashed, so that the comparison takes constant time for keys of any length. */
function isBearer(header: string | undefined, secretKey: string): boolean {
  const given = Buffer.from(sha256(header ?? ''));
  return timingSafeEqual(given, Buffer.from(sha256(`Bearer ${secretKey}`)));
}
