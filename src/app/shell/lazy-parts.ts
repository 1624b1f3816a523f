import { lazy } from 'react';

import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { calm } from '../frame/useRest.ts';

const parts = {
  quickSearch: () => import('./QuickSearch.tsx'),
  preferences: () => import('./PreferencesDialog.tsx'),
  shortcuts: () => import('./ShortcutsDialog.tsx'),
  bell: () => import('#src/features/notifications/NotificationBell.tsx'),
};

/** Parts of the shell that nobody needs to see a page. One that cannot be fetched comes later; the page stays. */
export const QuickSearch = lazy(() =>
  importWithRetry(parts.quickSearch).then((module) => ({ default: module.QuickSearch })),
);
export const PreferencesDialog = lazy(() =>
  importWithRetry(parts.preferences).then((module) => ({ default: module.PreferencesDialog })),
);
export const ShortcutsDialog = lazy(() =>
  importWithRetry(parts.shortcuts).then((module) => ({ default: module.ShortcutsDialog })),
);
/** Drawn at once, but not before the page: it loads what floats, and asks the server by itself. */
export const NotificationBell = lazy(() =>
  importWithRetry(parts.bell).then((module) => ({ default: module.NotificationBell })),
);

/**
 * Fetches them once the page has come to rest, so that they open at once, and without a connection too. What cannot be
 * fetched now is asked for when it is wanted.
 */
export function prepareParts(): () => void {
  const timer = setTimeout(() => void Promise.allSettled(Object.values(parts).map((load) => load())), calm);
  return () => clearTimeout(timer);
}
