import { isEntryPath } from '#src/app/frame/entry-screens.ts';
import type { SessionActor, SessionSnapshot } from '#src/components/SessionProvider.tsx';

/** The part of the app's router that depends on the session. */
export interface GuardedRouter {
  readonly state: { readonly matches: readonly { readonly fullPath: string }[] };
  invalidate(): Promise<void>;
  navigate(destination: { readonly to: '/sign-in'; readonly replace: true }): Promise<void>;
}

/** What the guards read of the session. */
const guardedBy = ({ value, context: { account, organisation } }: SessionSnapshot) =>
  JSON.stringify([value, account, organisation]);

/**
 * Re-evaluates the router's guards whenever what they read of the session changes. Other changes must not: re-evaluating
 * also reloads the page's data, which at the beginning of a sign-out would be refused.
 * @returns a function that stops it
 */
export function followSession(session: SessionActor, router: GuardedRouter): () => void {
  let evaluated = guardedBy(session.getSnapshot());
  const changes = session.subscribe((snapshot) => {
    const current = guardedBy(snapshot);
    if (snapshot.hasTag('loading') || current === evaluated) return;
    evaluated = current;
    void router.invalidate();
  });
  // A refused person has to sign in again (specification section 4), whichever screen led to the session.
  const refusals = session.on('session.failed', () => {
    if (isEntryPath(router.state.matches.at(-1)?.fullPath)) void router.navigate({ to: '/sign-in', replace: true });
  });
  return () => {
    changes.unsubscribe();
    refusals.unsubscribe();
  };
}
