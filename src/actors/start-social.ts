import { fromPromise } from 'xstate';

import type { SocialRequest, SocialStart } from '#machines/identity-step.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Redirects the browser to a provider's page. */
export const startSocial = (identity: Identity) =>
  fromPromise<SocialStart, SocialRequest>(({ input }) =>
    failing(() => identity.startSocial(input.mode, input.provider)),
  );
