/**
 * Why the server cannot start, as one clear sentence for the person who started it. The process prints the sentence and
 * exits with 1, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
