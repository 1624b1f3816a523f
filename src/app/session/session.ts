import { createActor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';
import { endSession } from '#src/actors/end-session.ts';
import { peopleActors } from '#src/actors/people-actors.ts';
import { watchIdentity } from '#src/actors/watch-identity.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import type { Queries } from '#src/api/connection/queries.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { endDaysIn, preferFormats } from '#src/components/format-preferences.ts';
import type { SessionActor, SessionSnapshot } from '#src/components/SessionProvider.tsx';
import type { IdentityConnection } from '#src/identity/connection.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { rememberTimeZone } from './remember-time-zone.ts';
import { rememberedOrganisation, rememberOrganisation } from './remembered-organisation.ts';

/**
 * The organisation that requests are made for: the active one, or, while account and memberships are still being fetched,
 * the one that was active last. What is fetched early for another organisation than the one that becomes active is dropped.
 */
export function expectedOrganisation(snapshot: SessionSnapshot): string | null {
  const { sessionId, organisation } = snapshot.context;
  return organisation?.id ?? (snapshot.hasTag('loading') ? rememberedOrganisation(sessionId) : null);
}

/** Starts the application's single session with its services; its notices appear as toasts. */
export function startSession(api: ApiClient, queries: Queries, connection: IdentityConnection): SessionActor {
  const takePreferences = (stored: Schemas['UserPreferences']) => {
    preferFormats(stored);
    void rememberTimeZone(api, stored);
  };
  const people = peopleActors(api, takePreferences, () => expectedOrganisation(session.getSnapshot()) !== null);
  const session: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: watchIdentity(connection),
        ...people,
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
    const { sessionId, organisation } = snapshot.context;
    endDaysIn(organisation?.timeZone);
    if (sessionId !== null && organisation !== null) rememberOrganisation(sessionId, organisation.id);
    const next = scopeOf(snapshot);
    if (next !== scope) queries.clear();
    scope = next;
  });
  session.start();
  return session;
}

/** The session and the organisation: data fetched in one scope is never shown in another. */
const scopeOf = (snapshot: SessionSnapshot) =>
  JSON.stringify([snapshot.context.sessionId, expectedOrganisation(snapshot)]);
