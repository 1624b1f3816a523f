import { Suspense } from 'react';

import { isPlatformRole } from '#src/app/navigation/access.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { UnreadNotifications } from '#src/features/notifications/UnreadNotifications.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Few people administer the platform: the others do not wait for it. */
const AdminDashboardPage = lazyPart(() =>
  import('#src/features/platform-users/AdminDashboardPage.tsx').then((module) => module.AdminDashboardPage),
);

/** /: platform roles have their own dashboard (specification section 2.5). */
export function DashboardPage() {
  const administers = useSession((snapshot) => {
    const principal = principalOf(snapshot);
    return principal !== null && isPlatformRole(principal.role);
  });
  if (!administers) return <HomePage news={<UnreadNotifications />} />;
  return (
    <Suspense fallback={<LoadingRows />}>
      <AdminDashboardPage />
    </Suspense>
  );
}
