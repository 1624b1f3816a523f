import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';
import { cancelled, reverificationRequired, verified } from './support/reverification.ts';

export const changePassword = defineFlow({
  name: 'change-password',
  title: 'Password change',
  prose:
    'A user who knows the current password can choose a new one and sign out every other browser. Passwords are discarded as soon as they have been used.',
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
      name: 'a form being submitted shows no error',
      holds: (snapshot) => !snapshot.hasTag('busy') || Object.keys(snapshot.context.errors).length === 0,
    },
  ],
});
