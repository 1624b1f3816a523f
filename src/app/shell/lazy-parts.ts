import { lazy } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { idleDelay } from '../frame/useRest.ts';

const parts = {
  quickSearch: () => import('./QuickSearch.tsx'),
  preferences: () => import('./PreferencesDialog.tsx'),
  shortcuts: () => import('./ShortcutsDialog.tsx'),
  exportBar: () => import('./ExportBar.tsx'),
  bulkChangeBar: () => import('./BulkChangeBar.tsx'),
  bell: () => import('#src/features/notifications/NotificationBell.tsx'),
};

/** Parts of the shell that are not needed to show a page. A failed download is retried later; the page stays usable. */
export const QuickSearch = lazy(() =>
  importWithRetry(parts.quickSearch).then((module) => ({ default: module.QuickSearch })),
);
export const PreferencesDialog = lazy(() =>
  importWithRetry(parts.preferences).then((module) => ({ default: module.PreferencesDialog })),
);
export const ShortcutsDialog = lazy(() =>
  importWithRetry(parts.shortcuts).then((module) => ({ default: module.ShortcutsDialog })),
);
/** Rendered at once but loaded after the page. */
export const ExportBar = lazy(() => importWithRetry(parts.exportBar).then((module) => ({ default: module.ExportBar })));
export const BulkChangeBar = lazy(() =>
  importWithRetry(parts.bulkChangeBar).then((module) => ({ default: module.BulkChangeBar })),
);
/** Only in an organisation in which nothing can be changed. */
export const ReadOnlyBar = lazy(() =>
  importWithRetry(() => import('./ReadOnlyBar.tsx')).then((module) => ({ default: module.ReadOnlyBar })),
);
/** The same: it imports the popover code and fetches its own data. */
export const NotificationBell = lazy(() =>
  importWithRetry(parts.bell).then((module) => ({ default: module.NotificationBell })),
);

/** Shown two seconds later than the page, or after another dialog. */
export const Tips = lazy(() =>
  importWithRetry(() => import('../tips/Tips.tsx')).then((module) => ({ default: module.Tips })),
);

/**
 * Preloads them once the page is idle, so that they open at once, even offline. A failed download is retried on demand.
 */
export function prepareParts(): () => void {
  const timer = setTimeout(() => void Promise.allSettled(Object.values(parts).map((load) => load())), idleDelay);
  return () => clearTimeout(timer);
}
