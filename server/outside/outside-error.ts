/** Why a call to another server failed. */
export type OutsideReason = 'PRIVATE_ADDRESS' | 'NO_ANSWER' | 'TOO_SLOW' | 'TOO_LARGE' | 'BROKEN_OFF';

/** A call to another server failed. Neither what was sent nor what was answered is part of the error, which may be logged. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, cause?: unknown) {
    super(`A call to another server failed: ${reason}`, { cause: codeOf(cause) });
    this.reason = reason;
  }
}

/** The code of a network error, such as ECONNREFUSED; its message may quote an address. */
function codeOf(cause: unknown): string | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
