/**
 * Why the server cannot start, as one clear sentence for the person who started it. The process prints the sentence and
 * exits with 1, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Ends the process with the sentence. @throws what is not a StartError */
export function tellWhyNot(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Attest cannot start. ${error.message}\n`);
  process.exitCode = 1;
}
