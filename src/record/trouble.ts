import { ApiError } from '#src/api/api-error.ts';
import type { Trouble } from '#src/components/register/RegisterStates.tsx';
import { texts } from '#src/texts/en.ts';

/** What went wrong, for a person to read and for support to find. */
export const troubleOf = (error: Error): Trouble => ({
  message: error.message || texts.errors.fallback,
  requestId: error instanceof ApiError ? (error.requestId ?? undefined) : undefined,
});

/** Whether the answer was that there is no such record. */
export const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;
