import type { ClerkAPIResponseError } from '@clerk/react/errors';

import { sentenceOf, type Refusal } from './refusals.ts';
import { within } from './within.ts';

/**
 * What the identity provider refused, in its own code: machines branch on `code`. The message is ours, or empty; what the
 * provider or its SDK said goes to the log only.
 */
export class IdentityError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly status: number | undefined;

  constructor(code: string, { field, status }: Omit<Refusal, 'code'> = {}) {
    super(sentenceOf({ code, field, status }));
    this.code = code;
    this.field = field;
    this.status = status;
  }
}

const isCaptchaCode = (code: unknown): code is string => typeof code === 'string' && code.startsWith('captcha_');

/** The SDK has errors of its own beside the provider's; but for the check for robots, they mean that no answer came. */
const codeOfSdkError = (error: unknown): string =>
  error instanceof Error && 'code' in error && isCaptchaCode(error.code) ? error.code : 'network_error';

/** An address that is verified already is one for anyone who wanted it to be (specification section 4). */
const codeOfRefusal = (code: string, said: string): string =>
  /already verified/i.test(said) ? 'verification_already_verified' : code;

/** A refusal in the provider's words, made one in ours. */
export function refused(code: string, said: string, rest: Omit<Refusal, 'code'> = {}): IdentityError {
  // oxlint-disable-next-line no-console -- the log is the only place for what was not written for people.
  console.warn(`The identity provider refused (${code}): ${said}`);
  return new IdentityError(codeOfRefusal(code, said), rest);
}

/** What the provider answered: the SDK's own check brings its whole hierarchy of errors with it, before sign-in. */
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

/** Work at the provider; whatever goes wrong is an IdentityError. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** A provider that has not answered by then will not: nobody waits on a form for ever. In milliseconds. */
const longestSilence = 30_000;

/** A step of a flow that somebody waits for. */
export const answered = <T>(work: () => Promise<T>): Promise<T> =>
  guarded(() => within(longestSilence, work(), new IdentityError('network_error')));
