import { Outlet } from '@tanstack/react-router';

import { useSession } from '#src/components/SessionProvider.tsx';

import { ServerBanner } from './connectivity/ServerBanner.tsx';
import { ConsentPlace } from './consent/ConsentPlace.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Around every page, public or not. */
export function RootLayout() {
  useDocumentTitle();
  const signedIn = useSession((snapshot) => snapshot.matches('signedIn'));
  return (
    <>
      {!signedIn && <ServerBanner />}
      <Outlet />
      <ConsentPlace />
    </>
  );
}
