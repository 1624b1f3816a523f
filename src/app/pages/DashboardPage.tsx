import { Suspense } from 'react';

import { isPlatformRole } from '#src/app/navigation/access.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { UnreadNotifications } from '#src/features/notifications/UnreadNotifications.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { OpenPages } from './OpenPages.tsx';

/** Few people administer the platform: the others do not wait for it. */
const AdminDashboardPage = lazyPart(() =>
  import('#src/features/platform-users/AdminDashboardPage.tsx').then((module) => module.AdminDashboardPage),
);

/** Only administrators of an organisation that is not set up see it. */
const OnboardingChecklist = lazyPart(() =>
  import('#src/features/organisation/OnboardingChecklist.tsx').then((module) => module.OnboardingChecklist),
);

/** /: platform roles have their own dashboard (specification section 2.5). */
export function DashboardPage() {
  const administers = useSession((snapshot) => {
    const principal = principalOf(snapshot);
    return principal !== null && isPlatformRole(principal.role);
  });
  if (!administers) return <HomePage checklist={<Setup />} news={<UnreadNotifications />} pages={<OpenPages />} />;
  return (
    <Suspense fallback={<LoadingRows />}>
      <AdminDashboardPage />
    </Suspense>
  );
}

function Setup() {
  const isAdministrator = useSession((snapshot) => principalOf(snapshot)?.role === 'ORG_ADMIN');
  if (!isAdministrator) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingChecklist />
    </Suspense>
  );
}
