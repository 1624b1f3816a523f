import type { Failure } from '#machines/failure.ts';

/**
 * Logs a failure that is not shown to people (specification section 8). The object itself would appear as "Object" in
 * the browser's log.
 */
export function reportFailure(what: string, { status, code, message }: Failure): void {
  const reason = [status, code, message].filter((part) => part !== undefined && part !== '').join(' ');
  reportError(new Error(`${what}: ${reason}`));
}
