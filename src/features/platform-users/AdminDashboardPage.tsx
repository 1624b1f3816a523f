import { useLocation, useNavigate } from '@tanstack/react-router';

import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

import { ContactMessageList } from './ContactMessageList.tsx';
import { FailedJobList } from './FailedJobList.tsx';
import { GrantRequests } from './GrantRequests.tsx';
import { PlatformFigureRegions } from './PlatformFigureRegions.tsx';
import { WaitingAccounts } from './WaitingAccounts.tsx';

/** In the fragment of the address, so that a number can lead to the tab, and to the messages that it counts. */
const messagesTab = 'messages';
const newMessages = 'new-messages';

/** / for platform roles (specification section 2.5): what needs attention, how the platform is, and messages as a tab. */
export function AdminDashboardPage() {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const maySeeMessages = useMay({ feature: 'ADMIN_CONTACT_MESSAGE' });
  const hash = useLocation({ select: (location) => location.hash });
  const isMessages = maySeeMessages && (hash === messagesTab || hash === newMessages);
  const navigate = useNavigate();
  const shown = isMessages ? messagesTab : 'overview';
  return (
    <>
      <PageTitle title="Admin Dashboard" note={`Welcome, ${name}`} />
      {maySeeMessages ? (
        <Tabs.Root
          value={shown}
          onValueChange={({ value }) => void navigate({ to: '/', hash: value === messagesTab ? messagesTab : '' })}
        >
          <Tabs.List>
            <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
            <Tabs.Trigger value={messagesTab}>Contact messages</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value={shown}>
            {isMessages ? (
              <ContactMessageList key={hash} initialStatus={hash === newMessages ? 'NEW' : ''} />
            ) : (
              <Overview />
            )}
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        <Overview />
      )}
    </>
  );
}

function Overview() {
  const maySeeAccounts = useMay({ feature: 'ADMIN_ORGANISATION' });
  const maySeeJobs = useMay({ feature: 'ADMIN_IT_PRIVILEGED_OPERATIONS' });
  const maySeeFigures = useMay({
    anyFeature: ['ADMIN_ORGANISATION', 'ADMIN_IT_PRIVILEGED_OPERATIONS', 'ADMIN_CONTACT_MESSAGE'],
  });
  if (!maySeeFigures)
    return <EmptyState title="Nothing needs your attention">Choose a page from the menu to begin.</EmptyState>;
  return (
    <PlatformFigureRegions>
      {maySeeAccounts && <WaitingAccounts />}
      {maySeeAccounts && (
        <Region title="Requests of organisations">
          <GrantRequests />
        </Region>
      )}
      {maySeeJobs && <FailedJobList />}
    </PlatformFigureRegions>
  );
}
