import { useSelector } from '@xstate/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { sessionMachine } from '#machines/session/session.machine.ts';
import { meetsRequirement, type AccessRequirement, type Principal } from '#openapi/access.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);

export function SessionProvider({
  session,
  children,
}: {
  readonly session: SessionActor;
  readonly children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSessionActor(): SessionActor {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSessionActor needs a SessionProvider');
  return session;
}

/** Selects a slice of the session, so that the component re-renders only when that slice changes. */
export const useSession = <T,>(select: (snapshot: SessionSnapshot) => T): T => useSelector(useSessionActor(), select);

/** The person's role and permissions, in the active organisation or on the platform. */
export const principalOf = ({ context }: SessionSnapshot): Principal | null =>
  context.organisation ?? context.account?.platform ?? null;

/** The id of the signed-in person. */
export const useOwnId = (): string | null => useSession(({ context }) => context.account?.id ?? null);

/** Whether the person has a permission; screens offer only what the server would accept. */
export const useMay = (requirement: AccessRequirement): boolean =>
  useSession((snapshot) => {
    const principal = principalOf(snapshot);
    return principal !== null && meetsRequirement(principal, requirement);
  });
