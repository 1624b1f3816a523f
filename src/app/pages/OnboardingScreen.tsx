import { getRouteApi } from '@tanstack/react-router';

import { OtherOrganisation } from '#src/app/organisation/OtherOrganisation.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { OnboardingPage } from '#src/features/organisation/OnboardingPage.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/feedback/Message.tsx';

const route = getRouteApi('/_app/_guarded/on-boarding/$id');

/** /on-boarding/{id}: of the active organisation. Another one of the person's is offered; any other does not exist for them. */
export function OnboardingScreen() {
  const { id } = route.useParams();
  const activeId = useSession(({ context }) => context.organisation?.id);
  const isMember = useSession(({ context }) => context.memberships.some(({ organisation }) => organisation.id === id));
  if (id === activeId) return <OnboardingPage />;
  if (isMember) return <OtherOrganisation expected={{ id, because: 'link' }} />;
  return (
    <Message headingLevel="h1" title="Page not found" actions={<ButtonLink href="/">Go to Home</ButtonLink>}>
      There is no page at this address.
    </Message>
  );
}
