import type { ApiError } from '#src/api/connection/api-error.ts';

/** No answer, or a proxy's answer that the server is not reachable. */
const unreachableStatuses: ReadonlySet<number> = new Set([0, 502, 503, 504]);

export type ServerState = 'reachable' | 'unreachable';

let last: ServerState = 'reachable';
let listener: ((state: ServerState) => void) | null = null;

/**
 * Reports what an API response, or its failure, says about the server. The latest report is kept for later listeners.
 */
export function reportServerState(failure: ApiError | null): void {
  last = failure !== null && unreachableStatuses.has(failure.status) ? 'unreachable' : 'reachable';
  listener?.(last);
}

/** Calls the listener with the latest report and with every later one. */
export function watchServerState(onState: (state: ServerState) => void): () => void {
  listener = onState;
  onState(last);
  return () => {
    listener = null;
  };
}
