/** What an actor rejects with: a code for the machine to branch on, and what the server or provider said. */
export interface Failure {
  /** HTTP status, when the server answered. */
  readonly status?: number | undefined;
  readonly code: string;
  readonly message: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What is stored now, on a version conflict. */
  readonly current?: unknown;
}

/**
 * The person must prove once more who they are, and may then repeat what was refused: Clerk's code, or the API's field.
 */
export const needsReverification = ({ code, fieldErrors }: Failure): boolean =>
  code === 'session_reverification_required' || 'reverification' in fieldErrors;

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'code' in error && 'fieldErrors' in error;

/** Reads an actor's rejection; anything unforeseen is a failure too, with a code of its own. */
export const toFailure = (error: unknown): Failure =>
  isFailure(error)
    ? error
    : { code: 'unexpected', message: error instanceof Error ? error.message : String(error), fieldErrors: {} };
