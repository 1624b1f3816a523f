import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const passwordReset = defineFlow({
  name: 'password-reset',
  title: 'Forgotten password',
  prose:
    'A user who has forgotten their password requests a mailed code and uses it to set a new password, which signs them in. With a second factor, they are asked to sign in with the new password.',
  machine: passwordResetMachine,
  starts: { 'the page is opened': undefined },
  effects: ['logOutcome'],
  cases: [
    { type: 'email.changed', value: ' ada@example.org ' },
    { type: 'email.changed', value: 'ada' },
    { type: 'password.changed', value: 'engine-no-2' },
    { type: 'password.changed', value: 'engine' },
    { type: 'code.changed', value: '123 456' },
    { type: 'code.changed', value: '123' },
    ...answers('awaitProvider', undefined),
    ...refuses('awaitProvider', failure('network_error')),
    ...answers('createReset', { status: 'needs_first_factor', sessionId: null }),
    ...refuses('createReset', failure('verification_code_too_many_requests', 429), failure('session_exists', 400)),
    ...answers(
      'attemptReset',
      { status: 'complete', sessionId: 'sess_1' },
      { status: 'needs_second_factor', sessionId: null },
      { status: 'needs_new_password', sessionId: null },
    ),
    ...refuses(
      'attemptReset',
      failure('form_code_incorrect', 422),
      failure('session_exists', 400),
      failure('form_password_pwned', 422),
    ),
    ...answers('activateSession', undefined),
    ...refuses('activateSession', failure('network_error')),
  ],
  contextKey: ({ email, password, code, errors }) => ({ email, password, code, errors }),
  invariants: [
    {
      name: 'a form being submitted shows no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || Object.keys(snapshot.context.errors).length === 0,
    },
    {
      name: 'the first step stores neither password nor code',
      holds: (snapshot) =>
        !snapshot.hasTag('request') || (snapshot.context.password === '' && snapshot.context.code === ''),
    },
    {
      name: 'only a complete code is sent',
      holds: (snapshot) => !snapshot.matches('resetting') || snapshot.context.code.length === 6,
    },
  ],
});
