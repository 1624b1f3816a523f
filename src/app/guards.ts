import { redirect } from '@tanstack/react-router';

import { meetsDemand, type Demand } from '#openapi/access.ts';
import { standingOf, type SessionActor } from '#src/components/SessionProvider.tsx';

/** Thrown where role or feature do not allow a route; the shell shows the not-authorised page in its place. */
export class NotAuthorisedError extends Error {
  override readonly name = 'NotAuthorisedError';
}

/** Who is not signed in goes to the sign-in page, and comes back to where they were going. */
export function requireSignedIn(session: SessionActor, href: string): void {
  if (!session.getSnapshot().matches('signedIn'))
    throw redirect({ to: '/sign-in', search: { redirect: href === '/' ? undefined : href } });
}

/** Keeps signed-in people away from the sign-in screens (specification section 6). */
export function requireSignedOut(session: SessionActor, destination: string): void {
  if (session.getSnapshot().matches('signedIn')) throw redirect({ to: destination, replace: true });
}

/** Lets a route open only to those its row names. */
export function requireAccess(session: SessionActor, demand: Demand): void {
  // While an organisation is being chosen there is no standing yet; the shell shows the choice instead of the route.
  const snapshot = session.getSnapshot();
  if (!snapshot.hasTag('ready')) return;
  const standing = standingOf(snapshot);
  if (standing === null || !meetsDemand(standing, demand)) throw new NotAuthorisedError();
}
