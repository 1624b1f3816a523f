import type { ReactNode } from 'react';

import { QueryCache } from '#src/api/QueryCache.tsx';
import { useSession, useSessionActor } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

import { LoadingView } from './LoadingView.tsx';
import { OrganisationPicker } from './OrganisationPicker.tsx';
import { Shell } from './shell/Shell.tsx';
import { UnderReviewPage } from './UnderReviewPage.tsx';

/** The shell once it is known as whom the person acts, else what they have to do first. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const step = useSession((snapshot) => {
    // Until the router has gone to the sign-in page nothing behind it may be drawn, nor read, any more.
    if (!snapshot.matches('signedIn')) return 'leaving';
    if (snapshot.matches({ signedIn: 'underReview' })) return 'underReview';
    if (snapshot.matches({ signedIn: 'choosing' })) return 'choosing';
    if (snapshot.matches({ signedIn: 'withoutOrganisation' })) return 'withoutOrganisation';
    return 'ready';
  });
  if (step === 'leaving') return <LoadingView />;
  if (step === 'underReview') return <UnderReviewPage />;
  if (step === 'choosing') return <OrganisationPicker />;
  if (step === 'withoutOrganisation') return <WithoutOrganisation />;
  return (
    <QueryCache>
      <Shell>{children}</Shell>
    </QueryCache>
  );
}

function WithoutOrganisation() {
  const session = useSessionActor();
  return (
    <main>
      <EmptyState
        headingLevel="h1"
        title="You belong to no organisation yet"
        actions={<Button onClick={() => session.send({ type: 'signOut.requested' })}>Back to Login</Button>}
      >
        Ask an administrator of your organisation to add you.
      </EmptyState>
    </main>
  );
}
