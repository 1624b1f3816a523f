import type { Queries } from '#src/api/connection/queries.ts';
import { startSession } from '#src/app/session/session.ts';
import type { IdentityState } from '#src/identity/connection.ts';
import { account, memberships } from '#tests/model/flows/support/people.ts';

import { fakeIdentity } from './fake-identity.ts';
import { fakeServer } from './fake-server.ts';
import { settle } from './render.tsx';

/** The server's responses about the user and their organisations. */
export interface Person {
  readonly account?: object;
  readonly memberships?: readonly object[];
  readonly defaultOrganisationId?: string | null;
}

/** The app's session with a fake provider and a fake server controlled by the test. */
export function startApp(person: Person = {}) {
  const ports = fakeIdentity();
  const server = fakeServer();
  const cleared: number[] = [];
  const queries: Queries = {
    client: () => Promise.reject(new Error('Nothing is read here')),
    loaded: () => null,
    clear: () => void cleared.push(cleared.length),
  };
  server.answer('GET /auth/me', person.account ?? account);
  server.answer('GET /auth/organisations-and-permissions', { organisations: person.memberships ?? memberships });
  server.answer('GET /user-preferences/default-organisation', {
    defaultOrganisationId: person.defaultOrganisationId === undefined ? 'org-1' : person.defaultOrganisationId,
  });
  const browserTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  server.answer('GET /user-preferences', { locale: null, timeZone: null, browserTimeZone });
  const session = startSession(server.api, queries, ports.connection);
  const reportAndSettle = async (state: IdentityState) => {
    ports.report(state);
    await settle();
    await settle();
  };
  return {
    ...ports,
    server,
    session,
    /** How often the cache was cleared. */
    cleared: () => cleared.length,
    reportAndSettle,
    signIn: () => reportAndSettle({ kind: 'signedIn', sessionId: 'sess_1' }),
  };
}
