import { useProductName } from '#src/components/ProductProvider.tsx';
import { standingOf, useSession } from '#src/components/SessionProvider.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

import { titleOf } from './breadcrumbs.ts';
import { useRoutePath } from './useRoutePath.ts';

/** A page whose module is not built yet, behind its real guard. */
export function PlannedPage() {
  const path = useRoutePath();
  const standing = useSession(standingOf);
  return (
    <EmptyState headingLevel="h1" title={path === undefined ? '' : titleOf(path, standing)}>
      This part of {useProductName()} is not built yet.
    </EmptyState>
  );
}
