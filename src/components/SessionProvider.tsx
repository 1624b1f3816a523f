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

/** What a component needs of the session, and nothing that would draw it again for the rest. */
export const useSession = <T,>(select: (snapshot: SessionSnapshot) => T): T => useSelector(useSessionActor(), select);

/** The role and rights the person acts with: those in the active organisation, or on the platform. */
export const principalOf = ({ context }: SessionSnapshot): Principal | null =>
  context.organisation ?? context.account?.platform ?? null;

/** Whether the person may do something; screens offer only what the server would accept. */
export const useMay = (requirement: AccessRequirement): boolean =>
  useSession((snapshot) => {
    const principal = principalOf(snapshot);
    return principal !== null && meetsRequirement(principal, requirement);
  });
