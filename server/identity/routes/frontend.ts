import type { FastifyPluginAsync } from 'fastify';

import type { IdentityContext } from '../context.ts';
import { clientRoutes } from './client.ts';
import { devSocialRoutes } from './dev-social.ts';
import { installErrors } from './errors.ts';
import { meRoutes } from './me.ts';
import { installVisits } from './requests.ts';
import { sdkFileRoutes } from './sdk-files.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-ins.ts';
import { signUpRoutes } from './sign-ups.ts';

/** Everything below `/__clerk`: identity-protocol.md, sections 1 to 5. */
export function createFrontend(context: IdentityContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(sdkFileRoutes);
    await app.register(async (api) => {
      installVisits(api, context);
      installErrors(api, context);
      clientRoutes(api, context);
      signInRoutes(api, context);
      signUpRoutes(api, context);
      sessionRoutes(api, context);
      meRoutes(api, context);
      if (context.conveniences) devSocialRoutes(api, context);
    });
  };
}
