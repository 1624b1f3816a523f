import type { Failure } from '#machines/failure.ts';

/** A refusal as actors reject with it: without a status nobody answered. */
export const failure = (code: string, status?: number): Failure => ({
  code,
  message: `Refused: ${code}`,
  fieldErrors: {},
  ...(status !== undefined && { status }),
});
