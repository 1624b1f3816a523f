import { isClerkAPIResponseError } from '@clerk/react/errors';

import { within } from './within.ts';

/** What the identity provider refused, in its own code; machines branch on `code`. */
export class IdentityError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly status: number | undefined;

  constructor(code: string, message: string, field?: string, status?: number) {
    super(message);
    this.code = code;
    this.field = field;
    this.status = status;
  }
}

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!isClerkAPIResponseError(error)) {
    return new IdentityError('network_error', error instanceof Error ? error.message : 'Unexpected error');
  }
  const first = error.errors[0];
  const message = first?.longMessage ?? first?.message ?? error.message;
  const meta: { paramName?: unknown } | undefined = first?.meta;
  const field = meta?.paramName;
  return new IdentityError(
    first?.code ?? 'unknown',
    message,
    typeof field === 'string' ? field : undefined,
    error.status,
  );
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
  guarded(() => within(longestSilence, work(), new IdentityError('network_error', 'No answer came')));
