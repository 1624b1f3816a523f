import { createActor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';
import { endSession } from '#src/actors/end-session.ts';
import { fetchAccount } from '#src/actors/fetch-account.ts';
import { fetchOrganisations } from '#src/actors/fetch-organisations.ts';
import { watchIdentity } from '#src/actors/watch-identity.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { preferFormats } from '#src/components/format.ts';
import type { SessionActor, SessionSnapshot } from '#src/components/SessionProvider.tsx';
import type { IdentityConnection } from '#src/identity/connection.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Starts the application's single session with its services; its notices appear as toasts. */
export function startSession(api: ApiClient, queries: Queries, connection: IdentityConnection): SessionActor {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: watchIdentity(connection),
        fetchAccount: fetchAccount(api),
        fetchOrganisations: fetchOrganisations(api, preferFormats),
        endSession: endSession(connection.identity),
      },
      actions: { reloadPage: () => window.location.reload() },
    }),
  );
  const { ended } = texts.session;
  session.on('session.failed', ({ failure }) => toast.error(failureText(failure, texts.errors.fallback)));
  session.on('session.ended', () => toast.info(ended.title, ended.description));
  let scope = scopeOf(session.getSnapshot());
  session.subscribe((snapshot) => {
    const next = scopeOf(snapshot);
    if (next !== scope) queries.clear();
    scope = next;
  });
  session.start();
  return session;
}

/** The principal and the organisation: data fetched in one scope is never shown in another. */
const scopeOf = ({ context }: SessionSnapshot) => JSON.stringify([context.account?.id, context.organisation?.id]);
