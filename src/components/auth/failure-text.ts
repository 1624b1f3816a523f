import type { Failure } from '#machines/failure.ts';

/**
 * What a person is told of a failure: its message, which the ports word for people, else the screen's own sentence. What
 * nobody foresaw has the message of a program error.
 */
export const failureText = ({ code, message }: Failure, fallback: string): string =>
  code === 'unexpected' || message === '' ? fallback : message;
