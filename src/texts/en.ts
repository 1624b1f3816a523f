import type { SocialMode, SocialProvider } from '#machines/identity-step.ts';
import type { SignInErrorCode } from '#machines/sign-in/sign-in.machine.ts';
import type { SignUpErrorCode } from '#machines/sign-up/sign-up.machine.ts';

/**
 * The sentences that the specification gives, and those of machines' codes, in English: those that the way to sign-in
 * loads. The others are beside it, by where they are shown.
 */
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
  signIn: {
    failed: { title: 'Sign-in failed', description: 'Please check your email and password' },
    secondFactor: { title: 'Two-factor authentication required', description: 'Please complete 2FA to continue' },
  },
  social: {
    providers: { apple: 'Apple', google: 'Google', microsoft: 'Microsoft' } satisfies Record<SocialProvider, string>,
    modes: { signIn: 'sign in', signUp: 'sign up' } satisfies Record<SocialMode, string>,
    failed: (provider: string, mode: string) => ({
      title: `${provider} ${mode} failed`,
      description: `Please use another method to ${mode}.`,
    }),
  },
  session: {
    ended: { title: 'You are signed out', description: 'Your session has ended. Sign in again to continue.' },
    again: 'Sign in again to continue.',
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
      copy: 'Copy details',
      copied: 'Details copied',
      notCopied: 'The details were not copied',
    },
    fallback: 'An error occurred',
  },
  slow: 'This is taking longer than usual. Your connection may be slow.',
} as const;
