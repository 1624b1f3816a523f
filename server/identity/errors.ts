import { DrizzleQueryError } from 'drizzle-orm';

interface IdentityErrorOptions {
  longMessage?: string;
  paramName?: string;
  retryAfterSeconds?: number;
}

/** An error in Clerk's format: the codes of identity-protocol.md, section 4. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: number;
  readonly code: string;
  readonly longMessage: string;
  readonly paramName: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, options: IdentityErrorOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.longMessage = options.longMessage ?? message;
    this.paramName = options.paramName;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** An error for the log, without the statement's parameters that Drizzle adds: they are personal data and hashes. */
export const loggable = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/** The error as it appears in `errors[]` and in a verification's `error`. */
export function errorBody(error: IdentityError) {
  return {
    code: error.code,
    message: error.message,
    long_message: error.longMessage,
    ...(error.paramName === undefined ? {} : { meta: { param_name: error.paramName } }),
  };
}

const refused = (paramName: string, code: string, message: string) =>
  new IdentityError(422, code, message, { paramName });

export const paramMissing = (name: string) => refused(name, 'form_param_missing', `${name} must be included.`);
export const paramNil = (name: string) => refused(name, 'form_param_nil', `Enter ${name.replaceAll('_', ' ')}.`);
export const paramFormat = (name: string) =>
  refused(name, 'form_param_format_invalid', `${name.replaceAll('_', ' ')} has the wrong format.`);
export const paramValue = (name: string, message = `${name.replaceAll('_', ' ')} is not allowed.`) =>
  refused(name, 'form_param_value_invalid', message);

/** Clerk's limit on a user's metadata, and its code. */
export const metadataTooLarge = () =>
  refused('unsafe_metadata', 'form_param_exceeds_allowed_size', 'Metadata is limited to 8 kB in total.');

export const passwordIncorrect = () =>
  refused('password', 'form_password_incorrect', 'Password is incorrect. Try again, or use another method.');
export const currentPasswordIncorrect = () =>
  refused('current_password', 'form_password_validation_failed', 'Incorrect password. Please try again.');
export const identifierExists = () =>
  refused('email_address', 'form_identifier_exists', 'That email address is taken. Please try another.');
export const codeIncorrect = () => refused('code', 'form_code_incorrect', 'Incorrect code.');

export const sessionExists = () => new IdentityError(400, 'session_exists', "You're already signed in.");
export const verificationMissing = () =>
  new IdentityError(400, 'verification_missing', 'Request a verification code before attempting to verify.');
export const verificationExpired = () =>
  new IdentityError(400, 'verification_expired', 'This verification has expired. You must create a new one.');
export const verificationFailed = () =>
  new IdentityError(400, 'verification_failed', 'Too many failed attempts. Request a new code.');
export const alreadyVerified = () =>
  new IdentityError(400, 'verification_already_verified', 'This verification has already been verified.');
export const strategyInvalid = () =>
  new IdentityError(400, 'strategy_for_user_invalid', 'The verification strategy is not valid for this account.');
/** Attest's own code: the protocol does not define enrolment. */
export const secondFactorExists = () =>
  new IdentityError(400, 'second_factor_exists', 'A second factor is in use. Remove it before adding another.');
export const noSecondFactors = () => new IdentityError(400, 'no_second_factors', 'No second factor is required.');
export const transferInvalid = () =>
  new IdentityError(400, 'account_transfer_invalid', 'There is no account to transfer.');
export const callbackInvalid = () =>
  new IdentityError(400, 'oauth_callback_invalid', 'The provider’s response does not belong to this browser.');
export const redirectInvalid = () =>
  new IdentityError(400, 'invalid_redirect_url', 'The redirect URL is outside this application.');
export const originInvalid = () => new IdentityError(400, 'origin_invalid', 'Invalid HTTP Origin header.');

export const authenticationInvalid = () =>
  new IdentityError(401, 'authentication_invalid', 'Unable to authenticate the request: there is no such session.');
/** Clerk's code that makes its SDK and ours prompt for a password or code. */
export const reverificationRequired = () =>
  new IdentityError(403, 'session_reverification_required', 'Verify your identity to continue.');
export const userBanned = () => new IdentityError(403, 'user_banned', 'You have been banned. Please contact support.');
export const userLocked = (retryAfterSeconds: number) =>
  new IdentityError(403, 'user_locked', 'Your account is locked. Try again later.', { retryAfterSeconds });
export const notFound = (message = 'Not found.') => new IdentityError(404, 'resource_not_found', message);
