import { Outlet } from '@tanstack/react-router';

import { useDocumentTitle } from './useDocumentTitle.ts';

/** Around every page, public or not. */
export function RootLayout() {
  useDocumentTitle();
  return <Outlet />;
}
