import { lazy } from 'react';

/** Parts of the shell that nobody needs to see a page. */
export const PhoneSidebar = lazy(() => import('./PhoneSidebar.tsx').then((m) => ({ default: m.PhoneSidebar })));
export const QuickSearch = lazy(() => import('./QuickSearch.tsx').then((m) => ({ default: m.QuickSearch })));
export const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((m) => ({ default: m.SignOutDialog })));
export const PreferencesDialog = lazy(() =>
  import('./PreferencesDialog.tsx').then((m) => ({ default: m.PreferencesDialog })),
);
export const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
);
