import { lazy, Suspense } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

const Connectivity = lazy(() =>
  importWithRetry(() => import('./Connectivity.tsx')).then((module) => ({ default: module.Connectivity })),
);

/** Starts watching the connection as soon as the page is shown, while the watcher can still be fetched. */
export const ConnectivityPlace = ({ apiBaseUrl }: { readonly apiBaseUrl: string }) => (
  <Suspense fallback={null}>
    <Connectivity apiBaseUrl={apiBaseUrl} />
  </Suspense>
);
