/**
 * The reason why the server cannot start, as one clear sentence for the operator. The process prints the sentence
 * without a stack trace and exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Prints the sentence and exits. @throws anything that is not a StartError */
export function reportStartFailure(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Attest cannot start. ${error.message}\n`);
  process.exitCode = 1;
}
