import type { Failure } from '#machines/failure.ts';

/** For what is logged and not told (specification section 8): a failure itself would read "Object" in the browser's log. */
export function reportFailure(what: string, { status, code, message }: Failure): void {
  const reason = [status, code, message].filter((part) => part !== undefined && part !== '').join(' ');
  reportError(new Error(`${what}: ${reason}`));
}
