import { reverificationMachine } from '#machines/reverification/reverification.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const byMail = { factor: 'emailCode' } as const;
const steps = [{ factor: 'password' }, { factor: 'totp' }, byMail, { factor: null }] as const;

export const reverification = defineFlow({
  name: 'reverification',
  title: 'Reverification',
  prose:
    'A user whose last verification was more than ten minutes ago must reverify before changing their credentials. The original request then continues with the input preserved.',
  machine: reverificationMachine,
  starts: {
    'a change is rejected': { password: null },
    'a change that includes the password is rejected': { password: 'engine-no-1' },
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
  headlessAnswers: [byMail],
  contextKey: ({ factor, secret, error }) => ({ factor, secret, error }),
  invariants: [
    {
      name: 'a code has at most six digits',
      holds: ({ context }) => context.factor === 'password' || /^\d{0,6}$/.test(context.secret),
    },
    {
      name: 'a check in progress has no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.context.error === null,
    },
    {
      name: 'the final state holds no secret',
      holds: ({ status, context }) => status !== 'done' || context.secret === '',
    },
    {
      name: 'a verified outcome has no failure',
      holds: ({ context }) => !context.verified || context.failure === null,
    },
    {
      name: 'the final state has an outcome',
      holds: ({ status, output, context: { verified, failure: reason } }) =>
        status !== 'done' || (output?.verified === verified && output.failure === reason),
    },
  ],
});
