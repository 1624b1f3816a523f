import type { ReactNode } from 'react';

import { useSession } from '#src/components/SessionProvider.tsx';

import { gateOf, gateTitles } from './gate.ts';
import { GatePage } from './GatePage.tsx';
import { LoadingView } from './LoadingView.tsx';
import { OrganisationPicker } from './OrganisationPicker.tsx';
import { Shell } from './shell/Shell.tsx';
import { UnderReviewPage } from './UnderReviewPage.tsx';

/** The shell once it is known as whom the person acts, else what they have to do first. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  // Until the router has gone to the sign-in page nothing behind it may be drawn, nor read, any more.
  const step = useSession((snapshot) => (snapshot.matches('signedIn') ? (gateOf(snapshot) ?? 'ready') : 'leaving'));
  if (step === 'leaving') return <LoadingView />;
  if (step === 'underReview') return <UnderReviewPage />;
  if (step === 'choosing') return <OrganisationPicker />;
  if (step === 'withoutOrganisation')
    return (
      <GatePage title={gateTitles.withoutOrganisation} text="Ask an administrator of your organisation to add you." />
    );
  return <Shell>{children}</Shell>;
}
