import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type ForgottenPasswordEvent =
  | { type: 'password.guessed' }
  | { type: 'reset.started' }
  | { type: 'code.requested' }
  | { type: 'password.changed' }
  | { type: 'member.signedOut' }
  | { type: 'oldPassword.tried' }
  | { type: 'newPassword.tried' };

/** The screens of a user who has forgotten their password (specification section 2.2). */
export const forgottenPasswordMachine = setup({ types: { events: {} as ForgottenPasswordEvent } }).createMachine({
  id: 'forgottenPassword',
  initial: 'signingIn',
  states: {
    signingIn: { on: { 'password.guessed': 'passwordRejected' } },
    passwordRejected: { on: { 'reset.started': 'askingForAddress' } },
    askingForAddress: { on: { 'code.requested': 'choosingPassword' } },
    choosingPassword: { on: { 'password.changed': 'dashboard' } },
    dashboard: { on: { 'member.signedOut': 'signedOut' } },
    signedOut: { on: { 'oldPassword.tried': 'oldPasswordRejected' } },
    oldPasswordRejected: { on: { 'newPassword.tried': 'dashboardAgain' } },
    dashboardAgain: {},
  },
});

export const forgottenPassword = defineFlow({
  name: 'forgotten-password',
  title: 'Forgotten password',
  prose:
    'A user whose password is rejected requests a code, chooses a new password and is signed in. From then on the new password works and the old one is rejected.',
  machine: forgottenPasswordMachine,
  starts: { 'the sign-in page is opened': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
