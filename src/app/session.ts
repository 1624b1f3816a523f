import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';
import { endSession } from '#src/actors/end-session.ts';
import { fetchAccount } from '#src/actors/fetch-account.ts';
import { fetchOrganisations } from '#src/actors/fetch-organisations.ts';
import { saveDefaultOrganisation } from '#src/actors/save-default-organisation.ts';
import { watchIdentity } from '#src/actors/watch-identity.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';
import type { IdentityConnection } from '#src/identity/connection.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/toast.tsx';

import type { AppRouter } from './router.ts';

/** The application's one session, with its services; what it has to tell appears as a toast. */
export function startSession(api: ApiClient, connection: IdentityConnection): SessionActor {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: watchIdentity(connection),
        fetchAccount: fetchAccount(api),
        fetchOrganisations: fetchOrganisations(api),
        saveDefaultOrganisation: saveDefaultOrganisation(api),
        endSession: endSession(connection.identity),
      },
    }),
  );
  const { done, failed } = texts.signOut;
  session.on('session.signedOut', () => toast.success(done.title, done.description));
  session.on('session.signOutFailed', ({ failure }) =>
    toast.error(failed.title, failure.message || failed.description),
  );
  session.on('session.failed', ({ failure }) => toast.error(failure.message || texts.errors.fallback));
  session.on('session.organisationNotChanged', ({ failure }) =>
    toast.error(failure.message || texts.organisation.notChanged),
  );
  session.start();
  return session;
}

/**
 * What was read for one organisation or person is never shown to the next. After a switch the page is read anew, from the
 * start where it belonged to the organisation before (specification section 4).
 */
export function followSession(session: SessionActor, queryClient: QueryClient, router: AppRouter): void {
  session.on('session.organisationChanged', () => {
    queryClient.clear();
    if (router.state.location.pathname.startsWith('/on-boarding')) void router.navigate({ to: '/' });
  });
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) queryClient.clear();
  });
}
