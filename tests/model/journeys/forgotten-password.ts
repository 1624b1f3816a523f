import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type ForgottenPasswordEvent =
  | { type: 'password.guessed' }
  | { type: 'reset.begun' }
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
    signingIn: { on: { 'password.guessed': 'refused' } },
    refused: { on: { 'reset.begun': 'askingForAddress' } },
    askingForAddress: { on: { 'code.requested': 'choosingPassword' } },
    choosingPassword: { on: { 'password.changed': 'dashboard' } },
    dashboard: { on: { 'member.signedOut': 'signedOut' } },
    signedOut: { on: { 'oldPassword.tried': 'oldPasswordRefused' } },
    oldPasswordRefused: { on: { 'newPassword.tried': 'dashboardAgain' } },
    dashboardAgain: {},
  },
});

export const forgottenPassword = defineFlow({
  name: 'forgotten-password',
  title: 'Forgotten password',
  prose:
    'A user whose password is refused requests a code, chooses a new password and is signed in. From then on the new password works and the old one is refused.',
  machine: forgottenPasswordMachine,
  starts: { 'the sign-in is opened': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
