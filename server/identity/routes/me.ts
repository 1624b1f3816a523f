import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { changePassword, requireMe, updateMetadata, updateProfile } from '../flows/me.ts';
import type { ClientResource } from '../resources/client.ts';
import { stateRoute } from './requests.ts';

/** `/v1/me`. */
export function meRoutes(app: FastifyInstance, context: IdentityContext): void {
  const user = ({ sessions: [session] }: ClientResource) => session?.user ?? null;

  stateRoute(
    app,
    context,
    { method: 'GET', url: '/v1/me' },
    async ({ visit, query }) => {
      await requireMe(context, visit, query);
    },
    user,
  );
  stateRoute(
    app,
    context,
    { method: 'PATCH', url: '/v1/me' },
    async ({ visit, query, form }) => updateProfile(context, await requireMe(context, visit, query), form),
    user,
  );
  stateRoute(
    app,
    context,
    { method: 'PATCH', url: '/v1/me/metadata' },
    async ({ visit, query, form }) => updateMetadata(context, await requireMe(context, visit, query), form),
    user,
  );
  stateRoute(
    app,
    context,
    { method: 'POST', url: '/v1/me/change_password' },
    async ({ visit, query, form }) => changePassword(context, visit, await requireMe(context, visit, query), form),
    user,
  );
}
