import { redirect } from '@tanstack/react-router';

import { principalOf, type SessionActor } from '#src/components/SessionProvider.tsx';

import { requirementAt, mayOpen } from './access.ts';
import { routePathOf, routeTable } from './route-table.ts';

/** Thrown where role or feature do not allow a route; the shell renders the not-authorised page instead. */
export class NotAuthorisedError extends Error {
  override readonly name = 'NotAuthorisedError';
}

/** Redirects anyone who is not signed in to the sign-in page, which returns them to their destination. */
export function requireSignedIn(session: SessionActor, href: string): void {
  if (!session.getSnapshot().matches('signedIn'))
    throw redirect({ to: '/sign-in', search: { redirect: href === '/' ? undefined : href } });
}

/** Redirects signed-in people away from the sign-in screens (specification section 6). */
export function requireSignedOut(session: SessionActor, destination: string): void {
  if (session.getSnapshot().matches('signedIn')) throw redirect({ to: destination, replace: true });
}

/** Allows a page only to a principal who meets the requirements of the route table and the search parameters. */
export function requireAccess(session: SessionActor, fullPath: string | undefined, search: object = {}): void {
  // There is no principal until an organisation is chosen; the organisation dialog is shown instead of the page.
  const snapshot = session.getSnapshot();
  if (!snapshot.hasTag('ready')) return;
  const path = fullPath === undefined ? undefined : routePathOf(fullPath);
  const entry = path === undefined ? undefined : routeTable[path];
  if (!mayOpen(principalOf(snapshot), entry && requirementAt(entry, search))) throw new NotAuthorisedError();
}
