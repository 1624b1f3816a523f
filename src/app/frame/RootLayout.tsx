import { ClientOnly, Outlet } from '@tanstack/react-router';

import { ConsentPlace } from '#src/app/consent/ConsentPlace.tsx';

import { SessionGate } from './SessionGate.tsx';
import { TooltipPlace } from './TooltipPlace.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { usePageFocus } from './usePageFocus.ts';

/** The layout around every page, public or not. */
export function RootLayout() {
  useDocumentTitle();
  usePageFocus();
  return (
    <>
      <SessionGate>
        <Outlet />
      </SessionGate>
      <ClientOnly>
        <ConsentPlace />
      </ClientOnly>
      <TooltipPlace />
    </>
  );
}
