import type { ChangePasswordErrorCode } from '#machines/change-password/change-password.machine.ts';
import type { SecondFactorErrorCode } from '#machines/second-factor/second-factor.machine.ts';
import type { SignInErrorCode } from '#machines/sign-in/sign-in.machine.ts';

/** The sentences that the specification gives, and those of machines' codes, in English. */
export const texts = {
  signIn: {
    errors: {
      'email.required': 'Email is required',
      'email.invalid': 'Invalid email address',
      'password.required': 'Password is required',
      'code.incomplete': 'OTP must be 6 digits',
      'code.incorrect': 'Please check the code and try again.',
    } satisfies Record<SignInErrorCode, string>,
    failed: { title: 'Sign-in failed', description: 'Please check your email and password' },
    alreadySignedIn: (product: string) => ({
      title: `Welcome to ${product}!`,
      description: 'You are now signed in to your account',
    }),
    secondFactor: { title: 'Two-factor authentication required', description: 'Please complete 2FA to continue' },
  },
  signOut: {
    done: { title: 'Signed out successfully!', description: 'You have been signed out of your account' },
    failed: { title: 'Sign out failed', description: 'Something went wrong while signing out' },
  },
  token: {
    done: 'Token copied to clipboard!',
    failed: 'Failed to retrieve token',
  },
  changePassword: {
    errors: {
      'current.required': 'Password is required',
      'current.incorrect': 'This is not your current password',
      'password.required': 'New password is required',
      'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
    } satisfies Record<ChangePasswordErrorCode, string>,
    done: 'Password updated',
    doneEverywhere: 'Your other sessions were signed out.',
    failed: 'The password was not updated',
    none: 'You sign in with another provider, so there is no password here. To set one, sign out and choose “Forgot password?”.',
  },
  secondFactor: {
    errors: {
      'code.incomplete': 'OTP must be 6 digits',
      'code.incorrect': 'Please check the code and try again.',
    } satisfies Record<SecondFactorErrorCode, string>,
    enabled: { title: 'Second factor added', description: 'From now on every sign-in asks for a code of the app.' },
    removed: 'Second factor removed',
    failed: 'The second factor was not changed',
  },
  sessions: {
    ended: 'Browser signed out',
    notEnded: 'The browser was not signed out',
    elsewhere: 'Clerk signs you in here: your second factor and your sessions are managed there.',
  },
  profile: {
    nameSaved: 'Name saved',
    nameNotSaved: 'The name was not saved',
    preferencesSaved: 'Preferences saved',
    preferencesNotSaved: 'The preferences were not saved',
  },
  notifications: { none: 'No notifications found', notMarked: 'The notification was not marked as read' },
  organisation: { notChanged: 'Failed to switch organisation' },
  errors: {
    notAuthorised: 'You are not authorised to access this page. Please contact your administrator to get access',
    page: {
      title: 'Internal Server Error',
      description: 'Oops! Something went wrong',
      refresh: 'Refresh Page',
      home: 'Go to Home',
      support: 'If the problem persists, please contact support',
    },
    fallback: 'An error occurred',
  },
  slow: 'This takes longer than usual. Your connection may be slow.',
} as const;
