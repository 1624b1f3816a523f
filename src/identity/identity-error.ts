import type { ClerkAPIResponseError } from '@clerk/react/errors';

import { messageForPeople, sentenceOf, type Refusal } from './refusals.ts';
import { within } from './within.ts';

/**
 * A refusal by the identity provider, with its own code: machines branch on `code`. The message is ours where we know the code;
 * otherwise the provider's, if it is one for people, or empty. The SDK's wording goes only to the log.
 */
export class IdentityError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly status: number | undefined;

  constructor(code: string, { field, status }: Omit<Refusal, 'code'> = {}, providerMessage = '') {
    super(sentenceOf({ code, field, status }) || messageForPeople(providerMessage));
    this.code = code;
    this.field = field;
    this.status = status;
  }
}

const isCaptchaCode = (code: unknown): code is string => typeof code === 'string' && code.startsWith('captcha_');

/** The SDK has its own errors besides the provider's; except for the bot check, they mean that no answer came. */
const codeOfSdkError = (error: unknown): string =>
  error instanceof Error && 'code' in error && isCaptchaCode(error.code) ? error.code : 'network_error';

/**
 * For anyone who wanted the address verified, an address that is already verified is a success (specification section
 * 4).
 */
const codeOfRefusal = (code: string, providerMessage: string): string =>
  /already verified/i.test(providerMessage) ? 'verification_already_verified' : code;

/** Converts a refusal from the provider's wording to ours. */
export function refused(code: string, providerMessage: string, rest: Omit<Refusal, 'code'> = {}): IdentityError {
  // oxlint-disable-next-line no-console -- the log is the only place for text not written for end users.
  console.warn(`The identity provider refused (${code}): ${providerMessage}`);
  return new IdentityError(codeOfRefusal(code, providerMessage), rest, providerMessage);
}

/**
 * A response from the provider. The SDK's own type guard would pull its whole error hierarchy into the pages before
 * sign-in.
 */
const isRefusal = (error: unknown): error is ClerkAPIResponseError =>
  error instanceof Error && 'clerkError' in error && 'errors' in error && Array.isArray(error.errors);

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!isRefusal(error)) return refused(codeOfSdkError(error), String(error));
  const [first] = error.errors;
  const meta: { paramName?: unknown } | undefined = first?.meta;
  const field = meta?.paramName;
  return refused(first?.code ?? 'unknown', first?.longMessage ?? first?.message ?? error.message, {
    field: typeof field === 'string' ? field : undefined,
    status: error.status,
  });
}

/** Runs work at the provider and converts any error to an IdentityError. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** Timeout for an answer from the provider, so that nobody waits on a form forever; in milliseconds. */
const answerTimeout = 30_000;

/** Runs a step of a flow that a person is waiting for. */
export const answered = <T>(work: () => Promise<T>): Promise<T> =>
  guarded(() => within(answerTimeout, work(), new IdentityError('network_error')));
