import { fromPromise } from 'xstate';

import type { SocialRequest } from '#machines/identity-step.ts';
import type { SocialOutcome } from '#machines/social-return/social-return.machine.ts';
import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** Completes the flow after the return from the provider's page. */
export const finishSocial = (identity: Identity) =>
  fromPromise<SocialOutcome, SocialRequest>(({ input }) => failing(() => identity.finishSocial(input.mode)));
