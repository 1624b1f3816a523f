import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';
import { cancelled, verified } from './support/reverification.ts';

/** As the API words it. */
const proofDue = { ...failure('http_403', 403), fieldErrors: { reverification: 'Verify your identity.' } };
const wrongCode = { ...failure('http_400', 400), fieldErrors: { code: 'Incorrect code.' } };

export const secondFactor = defineFlow({
  name: 'second-factor',
  title: 'Second factor',
  prose:
    'The user enrols an authenticator app by entering a code that proves that the app has the secret. Another code from the app is required to remove it.',
  machine: secondFactorMachine,
  starts: { 'without a second factor': { enabled: false }, 'with a second factor': { enabled: true } },
  cases: [
    { type: 'code.changed', value: '123 456' },
    { type: 'code.changed', value: '12a' },
    ...answers('beginSecondFactor', { secret: 'MF2HIZLT', uri: 'otpauth://totp/Attest:ada?secret=MF2HIZLT' }),
    ...refuses('beginSecondFactor', proofDue, failure('http_409', 409), failure('network_error')),
    ...answers('confirmSecondFactor', undefined),
    ...refuses('confirmSecondFactor', proofDue, wrongCode, failure('http_429', 429)),
    ...answers('reverifyToBegin', verified, cancelled),
    ...refuses('reverifyToBegin', failure('network_error')),
    ...answers('reverifyToConfirm', verified, cancelled),
    ...refuses('reverifyToConfirm', failure('network_error')),
    ...answers('removeSecondFactor', undefined),
    ...refuses('removeSecondFactor', wrongCode, failure('network_error')),
  ],
  contextKey: ({ secret, code, error }) => ({ secret: secret !== null, code, error }),
  invariants: [
    { name: 'a code has at most six digits', holds: ({ context }) => /^\d{0,6}$/.test(context.code) },
    {
      name: 'the secret is in the context only during enrolment',
      holds: (snapshot) => (snapshot.context.secret !== null) === snapshot.hasTag('enrolling'),
    },
    {
      name: 'a code being checked has no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.context.error === null,
    },
  ],
});
