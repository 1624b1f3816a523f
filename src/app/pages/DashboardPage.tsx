import { isPlatformRole } from '#src/app/navigation/access.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { UnreadNotifications } from '#src/features/notifications/UnreadNotifications.tsx';
import { AdminDashboardPage } from '#src/features/platform-users/AdminDashboardPage.tsx';

/** /: platform roles have their own dashboard (specification section 2.5). */
export function DashboardPage() {
  const administers = useSession((snapshot) => {
    const principal = principalOf(snapshot);
    return principal !== null && isPlatformRole(principal.role);
  });
  return administers ? <AdminDashboardPage /> : <HomePage news={<UnreadNotifications />} />;
}
