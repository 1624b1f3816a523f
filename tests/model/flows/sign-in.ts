import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const signIn = defineFlow({
  name: 'sign-in',
  title: 'Sign-in',
  prose:
    'The user signs in by password or social account and, if enrolled, with a second-factor code. If the provider refuses, the form keeps all input except the password.',
  machine: signInMachine,
  starts: {
    'the page is opened': { secondFactorDue: false },
    'the provider has verified the account': { secondFactorDue: true },
  },
  cases: [
    { type: 'email.changed', value: ' ada@example.org ' },
    { type: 'email.changed', value: 'ada' },
    { type: 'password.changed', value: 'engine-no-1' },
    { type: 'code.changed', value: '12 34-56' },
    { type: 'code.changed', value: '123' },
    { type: 'provider.chosen', provider: 'google' },
    ...answers(
      'createSignIn',
      { status: 'complete', sessionId: 'sess_1' },
      { status: 'needs_second_factor', sessionId: null },
      { status: 'needs_new_password', sessionId: null },
    ),
    ...refuses('createSignIn', failure('form_password_incorrect', 422), failure('session_exists', 400)),
    ...answers(
      'attemptSecondFactor',
      { status: 'complete', sessionId: 'sess_2' },
      { status: 'needs_new_password', sessionId: null },
    ),
    ...refuses('attemptSecondFactor', failure('form_code_incorrect', 422), failure('verification_expired', 400)),
    ...answers('startSocial', { sessionId: 'sess_3' }, { sessionId: null }),
    ...refuses('startSocial', failure('strategy_for_user_invalid', 400), failure('session_exists', 400)),
    ...answers('activateSession', undefined),
    ...refuses('activateSession', failure('network_error')),
  ],
  contextKey: ({ email, password, code, errors }) => ({ email, password: password !== '', code, errors }),
  invariants: [
    {
      name: 'a form being submitted shows no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || Object.keys(snapshot.context.errors).length === 0,
    },
    { name: 'a code has at most six digits', holds: ({ context }) => /^\d{0,6}$/.test(context.code) },
  ],
});
