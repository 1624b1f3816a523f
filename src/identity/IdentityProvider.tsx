import { ClerkProvider, useClerk } from '@clerk/react';
import { useEffect, type ReactNode } from 'react';

import type { IdentityConnection } from './connection.ts';

export interface IdentityProviderProps {
  readonly connection: IdentityConnection;
  readonly publishableKey: string;
  /** Where the local identity answers; empty when Clerk does. */
  readonly proxyUrl: string;
  readonly navigate: (to: string, options: { replace: boolean }) => void;
  readonly children: ReactNode;
}

/** Loads the identity SDK and hands it to the connection. The public secure-link pages never mount this. */
export function IdentityProvider({ connection, publishableKey, proxyUrl, navigate, children }: IdentityProviderProps) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(proxyUrl === '' ? {} : { proxyUrl })}
      prefetchUI={false}
      telemetry={false}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      routerPush={(to) => navigate(to, { replace: false })}
      routerReplace={(to) => navigate(to, { replace: true })}
    >
      <Bridge connection={connection} />
      {children}
    </ClerkProvider>
  );
}

function Bridge({ connection }: { readonly connection: IdentityConnection }) {
  const clerk = useClerk();
  useEffect(() => {
    const follow = () => {
      if (clerk.status === 'error') connection.fail();
      else if (clerk.loaded) connection.attach(clerk);
    };
    clerk.on('status', follow, { notify: true });
    return () => clerk.off('status', follow);
  }, [clerk, connection]);
  return null;
}
