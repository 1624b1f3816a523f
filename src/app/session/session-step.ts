import type { SessionSnapshot } from '#src/components/SessionProvider.tsx';

/** How far it is known who is there; only once that is `settled` a page may be shown. */
export type SessionStep = 'loading' | 'finding' | 'unavailable' | 'settled';

export function sessionStepOf(snapshot: SessionSnapshot): SessionStep {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (!snapshot.hasTag('loading')) return 'settled';
  return snapshot.matches('signedIn') ? 'finding' : 'loading';
}
