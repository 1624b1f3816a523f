import { lazy, Suspense } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

const Connectivity = lazy(() =>
  importWithRetry(() => import('./Connectivity.tsx')).then((module) => ({ default: module.Connectivity })),
);

/** Begins to watch the connection as soon as the page is there, while there is one to fetch the watcher by. */
export const ConnectivityPlace = ({ apiBaseUrl }: { readonly apiBaseUrl: string }) => (
  <Suspense fallback={null}>
    <Connectivity apiBaseUrl={apiBaseUrl} />
  </Suspense>
);
