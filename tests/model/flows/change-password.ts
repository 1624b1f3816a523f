import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';
import { cancelled, reverificationRequired, verified } from './support/reverification.ts';

export const changePassword = defineFlow({
  name: 'change-password',
  title: 'Change of password',
  prose:
    'Who knows the current password may choose a new one, and have every other browser signed out. Passwords are forgotten as soon as they have done their work.',
  machine: changePasswordMachine,
  starts: { 'the page is opened': undefined },
  cases: [
    { type: 'currentPassword.changed', value: 'engine-no-1' },
    { type: 'newPassword.changed', value: 'engine-no-2' },
    { type: 'newPassword.changed', value: 'short' },
    { type: 'signOutOthers.changed', value: false },
    ...answers('changePassword', undefined),
    ...refuses(
      'changePassword',
      failure('form_password_validation_failed', 422),
      failure('form_password_pwned', 422),
      reverificationRequired,
      failure('network_error'),
    ),
    ...answers('reverify', verified, cancelled),
    ...refuses('reverify', failure('form_password_incorrect', 422), failure('network_error')),
  ],
  contextKey: ({ currentPassword, newPassword, signOutOthers, errors }) => ({
    currentPassword: currentPassword !== '',
    newPassword,
    signOutOthers,
    errors,
  }),
  invariants: [
    {
      name: 'a form that is being sent shows no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || Object.keys(snapshot.context.errors).length === 0,
    },
  ],
});
