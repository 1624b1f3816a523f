import { createContext, useContext } from 'react';

import type { Identity } from './identity.ts';

export const IdentityContext = createContext<Identity | null>(null);

/** The port through which people are signed in and out. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (identity === null) throw new Error('useIdentity needs an IdentityProvider');
  return identity;
}
