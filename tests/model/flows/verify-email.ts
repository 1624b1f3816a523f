import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const opened = 1_800_000_000_000;
const unverified = {
  status: 'missing_requirements',
  sessionId: null,
  missing: ['email_address'],
  unverified: ['email_address'],
};
const complete = { status: 'complete', sessionId: 'sess_1', missing: [], unverified: [] };

export const verifyEmail = defineFlow({
  name: 'verify-email',
  title: 'Email verification',
  prose:
    'After sign-up, the user verifies their email address with a mailed code. The code can be resent after thirty seconds; reloading the page does not restart the cooldown.',
  machine: verifyEmailMachine,
  starts: {
    'an address, opened for the first time': { email: 'ada@example.org', now: opened, resendAt: null },
    'an address, reloaded after a while': { email: 'ada@example.org', now: opened, resendAt: opened - 1 },
    'no address': { email: null, now: opened, resendAt: null },
  },
  watchers: ['watchClock'],
  externalEvents: ['clock.ticked'],
  cases: [
    { type: 'clock.ticked', now: opened + 29_999 },
    { type: 'clock.ticked', now: opened + 30_000 },
    { type: 'code.changed', value: '123 456' },
    { type: 'code.changed', value: '123' },
    // The most common case first: among equal paths the first is executed.
    ...answers('readSignUp', unverified, null, complete),
    ...refuses('readSignUp', failure('network_error')),
    ...answers('attemptEmailCode', complete, unverified),
    ...refuses(
      'attemptEmailCode',
      failure('form_code_incorrect', 422),
      failure('verification_already_verified', 400),
      failure('session_exists', 400),
      failure('too_many_requests', 429),
    ),
    ...answers('sendEmailCode', undefined),
    ...refuses('sendEmailCode', failure('verification_code_too_many_requests', 429)),
    ...answers('activateSession', undefined),
    ...refuses('activateSession', failure('network_error')),
  ],
  contextKey: ({ email, code, error, now, resendAt, verifiedBefore }) => ({
    email,
    code,
    error,
    waits: now < resendAt,
    verifiedBefore,
  }),
  invariants: [
    { name: 'a code has at most six digits', holds: ({ context }) => /^\d{0,6}$/.test(context.code) },
    {
      name: 'only a complete code is sent',
      holds: (snapshot) => !snapshot.matches({ asking: { code: 'verifying' } }) || snapshot.context.code.length === 6,
    },
    {
      name: 'the cooldown never exceeds thirty seconds',
      holds: ({ context }) => context.resendAt - context.now <= 30_000,
    },
    {
      name: 'no request is sent without an address',
      holds: (snapshot) => snapshot.context.email !== '' || !snapshot.matches('asking'),
    },
  ],
});
