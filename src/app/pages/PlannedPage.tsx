import { useRoutePath } from '#src/app/frame/useRoutePath.ts';
import { titleOf } from '#src/app/navigation/breadcrumbs.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

/** A page whose module has not been built yet, behind its real guard. */
export function PlannedPage() {
  const path = useRoutePath();
  const principal = useSession(principalOf);
  return (
    <EmptyState headingLevel="h1" title={path === undefined ? '' : titleOf(path, principal)}>
      This part of {useProductName()} is not built yet.
    </EmptyState>
  );
}
