import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

import { mayOpen } from '#src/app/navigation/access.ts';
import { titleOf } from '#src/app/navigation/breadcrumbs.ts';
import { routeTable } from '#src/app/navigation/route-table.ts';
import { gateOf, gateTitles } from '#src/app/session/gate.ts';
import { demoDocumentAt } from '#src/components/legal-documents.ts';
import { useProduct } from '#src/components/ProductProvider.tsx';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';

import { entryTitleOf } from './entry-screens.ts';
import { useRoutePath } from './useRoutePath.ts';

/** Sets the window title from the page title: `Risk Register · Attest`. */
export function useDocumentTitle(): void {
  const product = useProduct();
  const path = useRoutePath();
  const publicTitle = useLocation({
    select: ({ pathname }) =>
      pathname === '/invitation' ? 'Invitation' : (entryTitleOf(pathname) ?? demoDocumentAt(pathname, product)?.title),
  });
  const gate = useSession(gateOf);
  const ready = useSession((snapshot) => snapshot.hasTag('ready'));
  const principal = useSession(principalOf);
  const title = (() => {
    if (publicTitle !== undefined) return publicTitle;
    if (gate !== undefined) return gateTitles[gate];
    if (path === undefined) return 'Page not found';
    if (!ready) return undefined;
    return mayOpen(principal, routeTable[path]) ? titleOf(path, principal) : 'Not authorised';
  })();
  useEffect(() => {
    document.title = title === undefined ? product.name : `${title} · ${product.name}`;
  }, [title, product.name]);
}
