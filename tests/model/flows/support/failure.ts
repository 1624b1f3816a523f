import type { Failure } from '#machines/failure.ts';

/** A rejection in the form that actors use; no status means no response. */
export const failure = (code: string, status?: number): Failure => ({
  code,
  message: `Refused: ${code}`,
  fieldErrors: {},
  ...(status !== undefined && { status }),
});
