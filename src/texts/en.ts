import type { ChangePasswordErrorCode } from '#machines/change-password/change-password.machine.ts';
import type { SocialMode, SocialProvider } from '#machines/identity-step.ts';
import type { PasswordResetErrorCode } from '#machines/password-reset/password-reset.machine.ts';
import type { ReverificationErrorCode, ReverificationFactor } from '#machines/reverification/reverification.machine.ts';
import type { SecondFactorErrorCode } from '#machines/second-factor/second-factor.machine.ts';
import type { SignInErrorCode } from '#machines/sign-in/sign-in.machine.ts';
import type { SignUpErrorCode } from '#machines/sign-up/sign-up.machine.ts';

/** The sentences that the specification gives, and those of machines' codes, in English. */
export const texts = {
  fields: {
    'email.required': 'Email is required',
    'email.invalid': 'Invalid email address',
    'password.required': 'Password is required',
    'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
    'code.incomplete': 'OTP must be 6 digits',
    'code.incorrect': 'Please check the code and try again.',
  } satisfies Record<SignInErrorCode | SignUpErrorCode, string>,
  welcome: (product: string) => ({
    title: `Welcome to ${product}!`,
    signedIn: 'You are now signed in to your account',
    signedUp: 'You are now signed up to your account',
    verified: 'Your email has been verified and you are now signed up!',
    verifiedBefore: 'Your email was already verified!',
  }),
  filtersCleared: {
    title: 'Filters cleared',
    description: 'They hid the open record.',
    failed: 'The record could not be shown in the list',
  },
  signIn: {
    failed: { title: 'Sign-in failed', description: 'Please check your email and password' },
    secondFactor: { title: 'Two-factor authentication required', description: 'Please complete 2FA to continue' },
  },
  signUp: {
    failed: { title: 'Sign up failed', description: 'Please try again with valid information.' },
    incomplete: { title: 'Sign up incomplete', description: 'Please complete all required fields.' },
  },
  social: {
    providers: { apple: 'Apple', google: 'Google', microsoft: 'Microsoft' } satisfies Record<SocialProvider, string>,
    modes: { signIn: 'sign in', signUp: 'sign up' } satisfies Record<SocialMode, string>,
    failed: (provider: string, mode: string) => ({
      title: `${provider} ${mode} failed`,
      description: `Please use another method to ${mode}.`,
    }),
  },
  verifyEmail: {
    sent: {
      title: 'Email verification sent!',
      description: 'Please check your email and enter the verification code to complete your signup.',
    },
    noEmail: { title: 'No email found', description: 'Please start the signup process again.' },
    resent: {
      title: 'Verification code resent!',
      description: 'Please check your email for the new verification code.',
    },
    notResent: { title: 'Failed to resend verification', description: 'Please try again later.' },
    codeMissing: {
      title: 'Please enter the verification code',
      description: 'Enter the 6-digit code from your email.',
    },
    failed: { title: 'Verification failed', description: 'Please check the code and try again.' },
  },
  passwordReset: {
    fields: {
      'email.required': 'Email is required',
      'email.invalid': 'Invalid email address',
      'password.required': 'New password is required',
      'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
      'code.incomplete': 'OTP must be 6 digits',
      'code.incorrect': 'Please check the code and try again.',
    } satisfies Record<PasswordResetErrorCode, string>,
    sent: { title: 'Reset code sent!', description: 'Please check your email for the password reset code' },
    notSent: { title: 'Failed to send reset code', description: 'Failed to send reset code' },
    done: { title: 'Password reset successful!', description: 'You have been signed in to your account' },
    failed: { title: 'Failed to reset password', description: 'Failed to reset password' },
    secondFactor: 'Two-factor authentication is required, but this UI does not handle that yet.',
  },
  session: {
    ended: { title: 'You are signed out', description: 'Your session has ended. Sign in again to continue.' },
    unavailable: {
      title: 'Sign-in is not available',
      description: 'The sign-in service is not responding. Check your connection and try again.',
      retry: 'Try again',
    },
  },
  signOut: {
    done: { title: 'Signed out successfully!', description: 'You have been signed out of your account' },
    failed: { title: 'Sign out failed', description: 'Something went wrong while signing out' },
  },
  token: {
    done: 'Token copied to clipboard!',
    slow: 'Waiting for the token',
    failed: 'Failed to retrieve token',
  },
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
    preferencesNotSaved: 'The preferences were not saved',
  },
  notifications: { none: 'No notifications found', notMarked: 'The notification was not marked as read' },
  menu: {
    noneToOpen: {
      role: 'No entries you may open. Your role does not include them.',
      feature: 'No entries you may open. You have not been given access to them.',
      both: 'No entries you may open',
    },
    refusals: {
      role: (page: string) => `Your role does not include ${page}.`,
      feature: (page: string) => `You have not been given access to ${page}.`,
    },
  },
  organisation: { notChanged: 'Failed to switch organisation' },
  font: {
    failed: { title: 'The font could not be loaded', description: 'Check your connection and try again.' },
  },
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
  slow: 'This is taking longer than usual. Your connection may be slow.',
} as const;
