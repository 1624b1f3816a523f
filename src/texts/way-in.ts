import type { PasswordResetErrorCode } from '#machines/password-reset/password-reset.machine.ts';

/** The sentences of the other screens before sign-in. */
export const wayInTexts = {
  signUp: {
    failed: { title: 'Sign up failed', description: 'Please try again with valid information.' },
    incomplete: { title: 'Sign up incomplete', description: 'Please complete all required fields.' },
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
} as const;
