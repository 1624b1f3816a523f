import { socialReturnMachine } from '#machines/social-return/social-return.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const socialReturn = defineFlow({
  name: 'social-return',
  title: "Return from a provider's page",
  prose:
    "The browser returns from the provider's page with an approval or a refusal. A sign-in without an account here becomes a sign-up, and vice versa. Every outcome leads on: into the product, to the second factor, or back to the form.",
  machine: socialReturnMachine,
  starts: {
    'signing in with Google': { mode: 'signIn', provider: 'google' },
    'signing up with Apple': { mode: 'signUp', provider: 'apple' },
  },
  cases: [
    ...answers(
      'finishSocial',
      { kind: 'signedIn', mode: 'signIn' },
      { kind: 'signedIn', mode: 'signUp' },
      { kind: 'secondFactorDue' },
      { kind: 'incomplete' },
    ),
    ...refuses('finishSocial', failure('oauth_access_denied', 400), failure('network_error')),
  ],
  contextKey: (context) => context,
  invariants: [],
});
