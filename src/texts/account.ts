import type { ChangePasswordErrorCode } from '#machines/change-password/change-password.machine.ts';
import type { ReverificationErrorCode, ReverificationFactor } from '#machines/reverification/reverification.machine.ts';
import type { SecondFactorErrorCode } from '#machines/second-factor/second-factor.machine.ts';

/** The sentences of the person's own pages. */
export const accountTexts = {
  changePassword: {
    errors: {
      'current.required': 'Password is required',
      'current.incorrect': 'This is not your current password',
      'password.required': 'New password is required',
      'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
      'password.common':
        'This password is easy to guess. Choose one without common words, your name or the name of this product.',
    } satisfies Record<ChangePasswordErrorCode, string>,
    done: 'Password updated',
    doneEverywhere: 'Your other sessions were signed out.',
    failed: 'The password was not updated',
    none: 'You sign in with another provider and have no password here. To set one, sign out and choose “Forgot password?”.',
  },
  reverification: {
    title: 'Confirm that it is you',
    description: {
      password: 'You signed in some time ago. Enter your password to go on.',
      totp: 'You signed in some time ago. Enter a code of your authenticator app to go on.',
      emailCode: 'You signed in some time ago. Enter the code that was sent to your email address to go on.',
    } satisfies Record<ReverificationFactor, string>,
    errors: {
      'password.required': 'Password is required',
      'password.incorrect': 'This is not your password',
      'code.incomplete': 'OTP must be 6 digits',
      'code.incorrect': 'Please check the code and try again.',
    } satisfies Record<ReverificationErrorCode, string>,
    failed: 'You could not be verified',
  },
  secondFactor: {
    errors: {
      'code.incomplete': 'OTP must be 6 digits',
      'code.incorrect': 'Please check the code and try again.',
    } satisfies Record<SecondFactorErrorCode, string>,
    enabled: { title: 'Second factor added', description: 'Each sign-in will now ask for a code from the app.' },
    removed: 'Second factor removed',
    failed: 'The second factor was not changed',
  },
  sessions: {
    ended: 'Browser signed out',
    notEnded: 'The browser was not signed out',
    elsewhere: 'You sign in with Clerk. Manage your second factor and sessions there.',
  },
  profile: {
    nameSaved: 'Name saved',
    nameNotSaved: 'The name was not saved',
    preferencesSaved: 'Preferences saved',
    notificationsSaved: 'Notification settings saved',
    notificationsNotSaved: 'The notification settings were not saved',
    digest:
      'The daily mail comes in the morning of your time zone, on days with something to tell. What is mailed at once is not repeated in it.',
    preferencesNotSaved: 'The preferences were not saved',
  },
} as const;
