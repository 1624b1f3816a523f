import { useSyncExternalStore } from 'react';

/**
 * Whether the end of the policy's text has been in sight, which the page says beside the box: acknowledging is possible all the
 * same (specification section 2.3). The place in the text is measured outside of React (reading-place.ts).
 */
let hasReached = false;
const listeners = new Set<() => void>();

/** Notes that the end has been reached, now or on an earlier visit. */
export function noteEndReached(): void {
  if (hasReached) return;
  hasReached = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True on the server as well: without a script nothing is measured, so nothing is said. */
export const useEndReached = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasReached,
    () => true,
  );
