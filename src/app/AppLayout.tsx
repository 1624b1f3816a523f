import { Outlet } from '@tanstack/react-router';

import { useSession, useSessionActor } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

import { LoadingView } from './LoadingView.tsx';
import { OrganisationPicker } from './OrganisationPicker.tsx';
import { Shell } from './Shell.tsx';

/** What is behind the sign-in: the shell once it is known as whom the person acts, else what they have to do first. */
export function AppLayout() {
  const step = useSession((snapshot) => {
    // Until the router has gone to the sign-in page nothing behind it may be drawn, nor read, any more.
    if (!snapshot.matches('signedIn')) return 'leaving';
    if (snapshot.matches({ signedIn: 'underReview' })) return 'underReview';
    if (snapshot.matches({ signedIn: 'choosing' })) return 'choosing';
    if (snapshot.matches({ signedIn: 'withoutOrganisation' })) return 'withoutOrganisation';
    return 'ready';
  });
  if (step === 'leaving') return <LoadingView />;
  if (step === 'underReview') return <UnderReview />;
  if (step === 'choosing') return <OrganisationPicker />;
  if (step === 'withoutOrganisation') return <WithoutOrganisation />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

function SignOutButton() {
  const session = useSessionActor();
  return <Button onClick={() => session.send({ type: 'signOut.requested' })}>Back to Login</Button>;
}

/** An account that is not both approved and active (specification section 2.2). */
function UnderReview() {
  return (
    <EmptyState headingLevel="h1" title="Your account is under review" actions={<SignOutButton />}>
      This typically takes up to 24 hours. An email will follow.
    </EmptyState>
  );
}

function WithoutOrganisation() {
  return (
    <EmptyState headingLevel="h1" title="You belong to no organisation yet" actions={<SignOutButton />}>
      Ask an administrator of your organisation to add you.
    </EmptyState>
  );
}
