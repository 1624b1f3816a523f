/**
 * The messages for refusals, by the provider's code (identity-protocol.md, section 4, and Clerk's error codes). The
 * provider's own messages are written for developers.
 */
const sentences: Readonly<Record<string, string>> = {
  form_password_incorrect: 'The email address or the password is incorrect.',
  form_identifier_not_found: 'The email address or the password is incorrect.',
  form_identifier_exists: 'There is an account with this email address. Sign in instead.',
  form_code_incorrect: 'The code is incorrect. Check it and try again.',
  form_password_validation_failed: 'The current password is incorrect.',
  form_password_length_too_short: 'Use at least 8 characters, with a letter and a number.',
  form_password_no_number: 'Use at least 8 characters, with a letter and a number.',
  form_password_pwned: 'This password is too easy to guess. Choose another.',
  form_password_not_strong_enough: 'This password is too easy to guess. Choose another.',
  verification_missing: 'There is no code to check. Request a new one.',
  verification_expired: 'The code has expired. Request a new one.',
  verification_failed: 'There were too many wrong codes. Request a new one.',
  verification_already_verified: 'This email address is already verified.',
  strategy_for_user_invalid: 'This account signs in another way.',
  no_second_factors: 'The sign-in has expired. Start again.',
  resource_not_found: 'The attempt has expired. Start again.',
  account_transfer_invalid: 'The visit to the provider has expired. Start again.',
  oauth_callback_invalid: 'The visit to the provider has expired. Start again.',
  oauth_access_denied: 'You did not grant access to your account.',
  session_exists: 'You are already signed in.',
  reverification_unsupported: 'You cannot confirm here that it is you. Sign out, sign in again, and try once more.',
  session_reverification_required: 'Confirm that it is you, then try again.',
  authentication_invalid: 'Your session has ended. Sign in again.',
  user_banned: 'This account has been deactivated. Contact your administrator.',
  user_locked: 'This account is locked after too many attempts. Try again later.',
  network_error: 'The sign-in service is not responding. Check your connection and try again.',
};

const tooMany = 'Too many requests. Please try again later.';

const byStatus: Readonly<Record<number, string>> = {
  429: tooMany,
  503: 'The sign-in service is busy. Try again in a minute.',
};

const byField: Readonly<Record<string, string>> = {
  identifier: 'Check the email address.',
  email_address: 'Check the email address.',
  password: 'Choose another password.',
  new_password: 'Choose another password.',
};

export interface Refusal {
  readonly code: string;
  readonly status?: number | undefined;
  /** The refused parameter. */
  readonly field?: string | undefined;
}

/** The message for a refusal; empty where there is none and the screen has its own. */
export function sentenceOf({ code, status = 0, field = '' }: Refusal): string {
  const sentence = byStatus[status] ?? sentences[code];
  if (sentence !== undefined) return sentence;
  if (code.endsWith('too_many_requests')) return tooMany;
  if (status >= 500) return 'The sign-in service does not work at the moment. Try again in a minute.';
  if (code.startsWith('captcha_')) return 'The check for robots failed. Reload the page and try again.';
  return code.startsWith('form_') ? (byField[field] ?? '') : '';
}

const longestMessage = 200;

/**
 * The provider's own message for a code that we do not know: it says more than the screen's own sentence. Empty for one with an
 * address, code or line breaks, which is for developers.
 */
export const messageForPeople = (message: string): string =>
  message.length <= longestMessage && /^\p{Lu}[^\n\r<>{}]*$/u.test(message) && !message.includes('://') ? message : '';
