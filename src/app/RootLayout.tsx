import { Outlet } from '@tanstack/react-router';

import { useDocumentTitle } from './useDocumentTitle.ts';
import { usePageFocus } from './usePageFocus.ts';

/** Around every page, public or not. */
export function RootLayout() {
  useDocumentTitle();
  usePageFocus();
  return <Outlet />;
}
