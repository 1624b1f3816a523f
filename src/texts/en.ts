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
  session: {
    ended: { title: 'You are signed out', description: 'Your session has ended. Sign in again to continue.' },
    unavailable: {
      title: 'Sign-in is not available',
      description: 'The sign-in service does not answer. Check your connection and try again.',
      retry: 'Try again',
    },
  },
  signOut: {
    done: { title: 'Signed out successfully!', description: 'You have been signed out of your account' },
    failed: { title: 'Sign out failed', description: 'Something went wrong while signing out' },
  },
  token: {
    done: 'Token copied to clipboard!',
    failed: 'Failed to retrieve token',
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
  slow: 'This takes longer than usual. Your connection may be slow.',
} as const;
