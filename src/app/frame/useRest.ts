import { useEffect, useState } from 'react';

/** Milliseconds after which a page counts as idle. */
export const idleDelay = 2000;

/** Whether the opened page is idle, so that non-essential parts may be fetched. */
export function useRest(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), idleDelay);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
