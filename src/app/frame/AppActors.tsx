import { createContext, useContext, type ReactNode } from 'react';

import type { PreferencesActor } from '#src/app/preferences/preferences.ts';
import type { SignOutActor } from '#src/app/session/sign-out.ts';

/** The machines that live as long as the application; the session has its own provider. */
export interface AppActors {
  readonly preferences: PreferencesActor;
  readonly signOut: SignOutActor;
}

const AppActorsContext = createContext<AppActors | null>(null);

export const AppActorsProvider = ({
  actors,
  children,
}: {
  readonly actors: AppActors;
  readonly children: ReactNode;
}) => <AppActorsContext value={actors}>{children}</AppActorsContext>;

export function useAppActors(): AppActors {
  const actors = useContext(AppActorsContext);
  if (actors === null) throw new Error('useAppActors needs an AppActorsProvider');
  return actors;
}
