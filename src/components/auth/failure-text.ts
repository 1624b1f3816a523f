import type { Failure } from '#machines/failure.ts';

/**
 * The text shown for a failure: its message, which the ports write for people, otherwise the screen's own sentence. An
 * unexpected failure carries only the message of a program error.
 */
export const failureText = ({ code, message, isGeneric }: Failure, fallback: string): string =>
  code === 'unexpected' || isGeneric || message === '' ? fallback : message;
