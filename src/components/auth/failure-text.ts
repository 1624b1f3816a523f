import type { Failure } from '#machines/failure.ts';
import { texts } from '#src/texts/en.ts';

const tooMany = 429;

/** Failures whose message was written for developers. */
const isInternal = ({ code }: Failure) => code === 'unexpected' || code === 'no_session';

/** What a person is told of a failure: the provider's message, unless there is a better sentence. */
export function failureText(failure: Failure, fallback: string): string {
  if (failure.status === tooMany) return texts.errors.tooManyRequests;
  if (failure.code === 'network_error') return texts.errors.noAnswer;
  return isInternal(failure) || failure.message === '' ? fallback : failure.message;
}
