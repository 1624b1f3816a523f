import { lazy } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

/** Parts of a register's screen that are not needed to show its rows: rendered at once, but loaded after them. */
export const SavedViews = lazy(() =>
  importWithRetry(() => import('./views/SavedViews.tsx')).then((module) => ({ default: module.SavedViews })),
);
export const BatchChange = lazy(() =>
  importWithRetry(() => import('./BatchChange.tsx')).then((module) => ({ default: module.BatchChange })),
);
export const RecentChanges = lazy(() =>
  importWithRetry(() => import('./bulk/RecentChanges.tsx')).then((module) => ({ default: module.RecentChanges })),
);
