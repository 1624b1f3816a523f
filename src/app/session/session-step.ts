import type { SessionSnapshot } from '#src/components/SessionProvider.tsx';

/** How far the session is resolved; a page may be shown only once it is `settled`. */
export type SessionStep = 'loading' | 'finding' | 'unavailable' | 'settled';

export function sessionStepOf(snapshot: SessionSnapshot): SessionStep {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (!snapshot.hasTag('loading')) return 'settled';
  return snapshot.matches('signedIn') ? 'finding' : 'loading';
}
