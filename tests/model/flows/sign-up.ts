import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const unverified = {
  status: 'missing_requirements',
  sessionId: null,
  missing: ['email_address'],
  unverified: ['email_address'],
};

export const signUp = defineFlow({
  name: 'sign-up',
  title: 'Sign-up',
  prose:
    'A new user signs up by email address and password and verifies the address on the next screen, or uses a social account. After any refusal the form stays and can be resubmitted.',
  machine: signUpMachine,
  starts: { 'the page is opened': undefined },
  cases: [
    { type: 'email.changed', value: ' ada@example.org ' },
    { type: 'email.changed', value: 'ada' },
    { type: 'password.changed', value: 'engine-no-1' },
    { type: 'password.changed', value: 'engine' },
    { type: 'provider.chosen', provider: 'microsoft' },
    ...answers('createSignUp', { status: 'complete', sessionId: 'sess_1', missing: [], unverified: [] }, unverified, {
      ...unverified,
      missing: ['last_name'],
      unverified: [],
    }),
    ...refuses('createSignUp', failure('form_identifier_exists', 422), failure('session_exists', 400)),
    ...answers('sendEmailCode', undefined),
    ...refuses('sendEmailCode', failure('verification_code_too_many_requests', 429)),
    ...answers('startSocial', { sessionId: 'sess_2' }, { sessionId: null }),
    ...refuses('startSocial', failure('strategy_for_user_invalid', 400), failure('session_exists', 400)),
    ...answers('activateSession', undefined),
    ...refuses('activateSession', failure('network_error')),
  ],
  contextKey: ({ email, password, errors }) => ({ email, password, errors }),
  invariants: [
    {
      name: 'a form being submitted shows no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || Object.keys(snapshot.context.errors).length === 0,
    },
    {
      name: 'a code is mailed only to a submitted address',
      holds: (snapshot) => !snapshot.matches('sendingCode') || snapshot.context.email.includes('@example.org'),
    },
  ],
});
