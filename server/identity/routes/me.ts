import type { FastifyInstance } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { changePassword, requireMe, updateMetadata, updateProfile, type Me } from '../flows/me.ts';
import type { ClientResource } from '../resources/client.ts';
import { requireRecentProof } from '../reverification.ts';
import { stateRoute, type Call } from './requests.ts';

interface MeRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** Whether it changes how the user signs in: it then requires a recent verification. */
  changesSignIn: boolean;
}

/** `/v1/me`. */
export function meRoutes(app: FastifyInstance, context: IdentityContext): void {
  const user = ({ sessions: [session] }: ClientResource) => session?.user ?? null;

  const meRoute = ({ changesSignIn, ...route }: MeRoute, work: (me: Me, call: Call) => Promise<void>) =>
    stateRoute(
      app,
      context,
      route,
      async (call) => {
        const me = await requireMe(context, call.visit, call.query);
        if (changesSignIn) requireRecentProof(context, me.session, me.user);
        await work(me, call);
      },
      user,
    );

  meRoute({ method: 'GET', url: '/v1/me', changesSignIn: false }, async () => {});
  meRoute({ method: 'PATCH', url: '/v1/me', changesSignIn: false }, ({ session }, { form }) =>
    updateProfile(context, session, form),
  );
  meRoute({ method: 'PATCH', url: '/v1/me/metadata', changesSignIn: false }, ({ session }, { form }) =>
    updateMetadata(context, session, form),
  );
  meRoute({ method: 'POST', url: '/v1/me/change_password', changesSignIn: true }, (me, { visit, form }) =>
    changePassword(context, visit, me, form),
  );
}
