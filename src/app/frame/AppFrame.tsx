import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';

import { QueryCache } from '#src/api/connection/QueryCache.tsx';
import { OrganisationGate } from '#src/app/organisation/OrganisationGate.tsx';
import { OrganisationSelection } from '#src/app/organisation/OrganisationSelection.tsx';
import { UnderReviewPage } from '#src/app/pages/UnderReviewPage.tsx';
import { gateTitles } from '#src/app/session/gate.ts';
import { LoadingShell } from '#src/app/shell/LoadingShell.tsx';
import { focusPageStartOnceThere } from '#src/app/shell/page-start.ts';
import { Shell } from '#src/app/shell/Shell.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { BulkChangeProvider } from '#src/registers/bulk/bulk-service.ts';
import { ExportProvider } from '#src/registers/export/export-service.ts';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { GatePage } from './GatePage.tsx';
import { LoadingView } from './LoadingView.tsx';

const OrganisationDialog = lazy(() =>
  importWithRetry(() => import('#src/app/organisation/OrganisationDialog.tsx')).then((module) => ({
    default: module.OrganisationDialog,
  })),
);

/** The shell once the principal is known, otherwise the step that the person has to complete first. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const step = useSession((snapshot) => {
    // Until the router has reached the sign-in page, nothing behind the sign-in may be rendered or fetched.
    if (!snapshot.matches('signedIn')) return 'leaving';
    if (snapshot.hasTag('loading')) return 'finding';
    if (snapshot.matches({ signedIn: 'underReview' })) return 'underReview';
    if (snapshot.matches({ signedIn: 'withoutOrganisation' })) return 'withoutOrganisation';
    if (snapshot.matches({ signedIn: 'administering' })) return 'administering';
    return 'member';
  });
  if (step === 'leaving') return <LoadingView />;
  // The session gate covers this.
  if (step === 'finding') return null;
  if (step === 'underReview') return <UnderReviewPage />;
  if (step === 'withoutOrganisation')
    return (
      <GatePage title={gateTitles.withoutOrganisation} text="Ask an administrator of your organisation to add you." />
    );
  if (step === 'administering') return <CachedShell>{children}</CachedShell>;
  return (
    <OrganisationSelection>
      <MemberFrame>{children}</MemberFrame>
    </OrganisationSelection>
  );
}

const CachedShell = ({ children }: { readonly children: ReactNode }) => (
  <QueryCache>
    <ExportProvider>
      <BulkChangeProvider>
        <Shell>{children}</Shell>
      </BulkChangeProvider>
    </ExportProvider>
  </QueryCache>
);

/** While the person is choosing an organisation, there is nothing to show behind the dialog. */
function MemberFrame({ children }: { readonly children: ReactNode }) {
  const isActive = useSession((snapshot) => snapshot.matches({ signedIn: 'active' }));
  const [wasAsked] = useState(!isActive);
  // When the dialog gives way to the page, screen readers announce it like any newly opened page.
  useLayoutEffect(() => (isActive && wasAsked ? focusPageStartOnceThere() : undefined), [isActive, wasAsked]);
  if (isActive)
    return (
      <CachedShell>
        <OrganisationGate>{children}</OrganisationGate>
      </CachedShell>
    );
  return (
    <>
      <LoadingShell />
      <Suspense fallback={null}>
        <OrganisationDialog />
      </Suspense>
    </>
  );
}
