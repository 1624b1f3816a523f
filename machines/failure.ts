/** The rejection of an actor: a code for the machine to branch on, and the details from the server or provider. */
export interface Failure {
  /** HTTP status, if the server responded. */
  readonly status?: number | undefined;
  readonly code: string;
  readonly message: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The stored record, on a version conflict. */
  readonly current?: unknown;
  /** Whether the server gave no message, so that the screen's own says more (specification section 8). */
  readonly isGeneric?: boolean | undefined;
}

/**
 * Whether the failure demands reverification before the request may be repeated: Clerk's code or the API's field.
 */
export const needsReverification = ({ code, fieldErrors }: Failure): boolean =>
  code === 'session_reverification_required' || 'reverification' in fieldErrors;

/**
 * Whether what is changed is another than was read, so that it is looked at again first. Every other refusal of this status names what
 * it is about, and says itself what to do.
 */
export const isOutdated = ({ status, fieldErrors }: Failure): boolean =>
  status === 409 && Object.keys(fieldErrors).length === 0;

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;

/** Converts an actor's rejection to a `Failure`; an unexpected error gets a code of its own. */
export const toFailure = (error: unknown): Failure =>
  isFailure(error)
    ? error
    : { code: 'unexpected', message: error instanceof Error ? error.message : String(error), fieldErrors: {} };
