import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { finishAllSessions } from '../flows/sessions.ts';
import { finishSocial } from '../flows/social-callback.ts';
import { environmentResource } from '../resources/environment.ts';
import { bareRoute, readState, type Call } from './requests.ts';

/** Routes for the environment, the keys, the client, and the return from a provider. */
export function clientRoutes(app: FastifyInstance, context: IdentityContext): void {
  const answerClient = async (call: Call) => ({ response: await readState(context, call), client: null });

  bareRoute(app, { method: 'GET', url: '/v1/environment' }, async () => environmentResource(context));
  bareRoute(app, { method: 'GET', url: '/.well-known/jwks.json' }, async () => context.keys.jwks());
  bareRoute(app, { method: 'GET', url: '/v1/client' }, answerClient);
  bareRoute(app, { method: 'DELETE', url: '/v1/client/sessions' }, async (call) => {
    await finishAllSessions(context, call.visit);
    return answerClient(call);
  });
  bareRoute(app, { method: 'GET', url: '/v1/oauth_callback' }, async (call) => {
    const target = await finishSocial(context, call.visit, call.query);
    await readState(context, call);
    return call.reply.redirect(target, 303);
  });
}
