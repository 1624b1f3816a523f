import { lazy, Suspense } from 'react';

import { useRest } from '../useRest.ts';

const Connectivity = lazy(() => import('./Connectivity.tsx').then((module) => ({ default: module.Connectivity })));

/**
 * Begins to watch the connection once the page has come to rest, while there is one to fetch the watcher by; at once in a
 * page that the background worker has brought without any.
 */
export function ConnectivityPlace({ apiBaseUrl }: { readonly apiBaseUrl: string }) {
  const rested = useRest();
  if (!rested && navigator.onLine) return null;
  return (
    <Suspense fallback={null}>
      <Connectivity apiBaseUrl={apiBaseUrl} />
    </Suspense>
  );
}
