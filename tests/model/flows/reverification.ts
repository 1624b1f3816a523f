import { reverificationMachine } from '#machines/reverification/reverification.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const steps = [{ factor: 'password' }, { factor: 'totp' }, { factor: null }] as const;

export const reverification = defineFlow({
  name: 'reverification',
  title: 'Proof once more',
  prose:
    'Who signed in more than ten minutes ago proves once more who they are before they change how they sign in. What they had asked for then goes on, with all that was typed.',
  machine: reverificationMachine,
  starts: {
    'a change was refused': { password: null },
    'a change was refused that came with the password': { password: 'engine-no-1' },
  },
  cases: [
    { type: 'secret.changed', value: '123 456' },
    { type: 'secret.changed', value: '12a' },
    { type: 'secret.changed', value: '' },
    ...answers('startReverification', ...steps),
    ...refuses('startReverification', failure('network_error')),
    ...answers('attemptKnown', { factor: 'totp' }, { factor: null }),
    ...refuses('attemptKnown', failure('form_password_incorrect', 422)),
    ...answers('attemptReverification', ...steps),
    ...refuses(
      'attemptReverification',
      failure('form_password_incorrect', 422),
      failure('form_code_incorrect', 422),
      failure('too_many_requests', 429),
    ),
  ],
  contextKey: ({ factor, secret, error }) => ({ factor, secret, error }),
  invariants: [
    {
      name: 'a code has at most six digits',
      holds: ({ context }) => context.factor === 'password' || /^\d{0,6}$/.test(context.secret),
    },
    {
      name: 'what is being checked has no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.context.error === null,
    },
    {
      name: 'at its end it knows no secret',
      holds: ({ status, context }) => status !== 'done' || context.secret === '',
    },
    {
      name: 'what is verified has no failure',
      holds: ({ context }) => !context.verified || context.failure === null,
    },
    {
      name: 'at its end it tells how it ended',
      holds: ({ status, output, context: { verified, failure: reason } }) =>
        status !== 'done' || (output?.verified === verified && output.failure === reason),
    },
  ],
});
