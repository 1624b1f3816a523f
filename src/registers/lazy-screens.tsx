import { lazy } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

/** What takes the place of a register's rows; loaded when it is opened. */
export const RemovedScreen = lazy(() =>
  importWithRetry(() => import('./RemovedScreen.tsx')).then((module) => ({ default: module.RemovedScreen })),
);
export const ImportScreen = lazy(() =>
  importWithRetry(() => import('./import/ImportScreen.tsx')).then((module) => ({ default: module.ImportScreen })),
);
