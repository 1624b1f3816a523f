import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';

import { ApiProvider } from '#src/api/ApiProvider.tsx';
import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import { QueriesProvider } from '#src/api/QueriesProvider.tsx';
import { ProductProvider } from '#src/components/ProductProvider.tsx';
import { SessionProvider, type SessionActor } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';

import { LoadingView } from './LoadingView.tsx';
import type { AppRouter } from './router.ts';
import type { AppSettings } from './settings.ts';

const LoadingShell = lazy(() => import('./shell/LoadingShell.tsx').then((m) => ({ default: m.LoadingShell })));

export interface AppProps {
  readonly settings: AppSettings;
  readonly api: ApiClient;
  readonly queries: Queries;
  readonly session: SessionActor;
  readonly router: AppRouter;
}

/** The whole application: what every screen may rely on, then the router. */
export function App({ settings, api, queries, session, router }: AppProps) {
  return (
    <ProductProvider product={{ ...settings, name: settings.productName }}>
      <ApiProvider api={api}>
        <QueriesProvider queries={queries}>
          <SessionProvider session={session}>
            <Screens session={session} router={router} />
            <Toaster />
          </SessionProvider>
        </QueriesProvider>
      </ApiProvider>
    </ProductProvider>
  );
}

/** The router begins once it is known who is there, and looks again whenever that changes. */
function Screens({ session, router }: Pick<AppProps, 'session' | 'router'>) {
  const step = useSelector(session, (snapshot) => {
    if (snapshot.matches('unavailable')) return 'unavailable';
    if (!snapshot.hasTag('loading')) return 'settled';
    return snapshot.matches('signedIn') ? 'finding' : 'loading';
  });
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (!snapshot.hasTag('loading')) void router.invalidate();
    });
    return () => subscription.unsubscribe();
  }, [session, router]);
  if (step === 'unavailable') return <IdentityUnavailable />;
  // A screen before sign-in has begun with its frame, which stands until there is something in its place.
  if (step === 'loading') return document.documentElement.dataset['start'] === 'auth' ? null : <LoadingView />;
  if (step === 'finding') {
    return (
      <Suspense fallback={null}>
        <LoadingShell />
      </Suspense>
    );
  }
  return <RouterProvider router={router} />;
}

function IdentityUnavailable() {
  return (
    <ErrorState
      headingLevel="h1"
      title="Sign-in is not available"
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      The sign-in service does not answer. Check your connection and try again.
    </ErrorState>
  );
}
