import { useEffect, useState } from 'react';

/** Milliseconds after which a page has come to rest. */
export const calm = 2000;

/** Whether the page that was opened has come to rest, so that what it does not need may be fetched. */
export function useRest(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), calm);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
