import { redirect } from '@tanstack/react-router';

import { principalOf, type SessionActor } from '#src/components/SessionProvider.tsx';

import { requirementAt, mayOpen } from './access.ts';
import { routePathOf, routeTable } from './route-table.ts';

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

/** Lets a page open only to a principal that the route table, and the search parameters, allow. */
export function requireAccess(session: SessionActor, fullPath: string | undefined, search: object = {}): void {
  // While an organisation is being chosen there is no principal yet; the choice is shown instead of the page.
  const snapshot = session.getSnapshot();
  if (!snapshot.hasTag('ready')) return;
  const path = fullPath === undefined ? undefined : routePathOf(fullPath);
  const entry = path === undefined ? undefined : routeTable[path];
  if (!mayOpen(principalOf(snapshot), entry && requirementAt(entry, search))) throw new NotAuthorisedError();
}
