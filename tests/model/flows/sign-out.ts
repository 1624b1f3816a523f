import { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const signOut = defineFlow({
  name: 'sign-out',
  title: 'Sign-out',
  prose:
    'The user menu asks before it signs out; screens with nothing else to do sign out at once. A sign-out that fails says so and can be tried again.',
  machine: signOutMachine,
  starts: { 'somebody is signed in': undefined },
  cases: [
    ...answers('endSession', undefined),
    ...refuses('endSession', failure('network_error')),
    ...answers('leave', undefined),
    ...refuses('leave', failure('network_error')),
  ],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'a dialog that is busy cannot be left',
      holds: (snapshot) => !snapshot.hasTag('busy') || !snapshot.can({ type: 'signOut.cancelled' }),
    },
  ],
});
