import { lazy, Suspense } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

const Part = lazy(() =>
  importWithRetry(() => import('./UnsavedTexts.tsx')).then((module) => ({ default: module.UnsavedTexts })),
);

/** What signing out will erase; nothing waits for it. */
export const LazyUnsavedTexts = () => (
  <Suspense fallback={null}>
    <Part />
  </Suspense>
);
