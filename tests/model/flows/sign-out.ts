import { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const signOut = defineFlow({
  name: 'sign-out',
  title: 'Sign-out',
  prose:
    'The user menu asks for confirmation before it signs out; screens whose only action is to sign out do so at once. A failed sign-out shows the error and can be retried.',
  machine: signOutMachine,
  starts: { 'signed in': undefined },
  cases: [
    ...answers('endSession', undefined),
    ...refuses('endSession', failure('network_error')),
    ...answers('leave', undefined),
    ...refuses('leave', failure('network_error')),
  ],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'a busy dialog cannot be closed',
      holds: (snapshot) => !snapshot.hasTag('busy') || !snapshot.can({ type: 'signOut.cancelled' }),
    },
  ],
});
