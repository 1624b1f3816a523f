import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';

import { ApiProvider } from '#src/api/ApiProvider.tsx';
import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import { QueriesProvider } from '#src/api/QueriesProvider.tsx';
import { ProductProvider } from '#src/components/ProductProvider.tsx';
import { SessionProvider, type SessionActor } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { patiently } from '#src/ui/patiently.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

import { AppActorsProvider, type AppActors } from './AppActors.tsx';
import { ConnectivityPlace } from './connectivity/ConnectivityPlace.tsx';
import { LoadingView } from './LoadingView.tsx';
import type { AppRouter } from './router.ts';
import type { AppSettings } from './settings.ts';

const LoadingShell = lazy(() =>
  patiently(() => import('./shell/LoadingShell.tsx')).then((module) => ({ default: module.LoadingShell })),
);

export interface AppProps {
  readonly settings: AppSettings;
  readonly api: ApiClient;
  readonly queries: Queries;
  readonly session: SessionActor;
  readonly actors: AppActors;
  readonly router: AppRouter;
}

/** The whole application: what every screen may rely on, then the router. */
export function App({ settings, api, queries, session, actors, router }: AppProps) {
  return (
    <ProductProvider product={{ ...settings, name: settings.productName }}>
      <ApiProvider api={api}>
        <QueriesProvider queries={queries}>
          <SessionProvider session={session}>
            <AppActorsProvider actors={actors}>
              <Screens session={session} router={router} />
              <ConnectivityPlace apiBaseUrl={settings.apiBaseUrl} />
              <Toaster />
            </AppActorsProvider>
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
  if (step === 'unavailable') return <SessionUnavailable session={session} />;
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

function SessionUnavailable({ session }: Pick<AppProps, 'session'>) {
  return (
    <ErrorState
      headingLevel="h1"
      title={texts.session.unavailable.title}
      actions={
        <Button variant="primary" onClick={() => session.send({ type: 'retry.pressed' })}>
          {texts.session.unavailable.retry}
        </Button>
      }
    >
      {texts.session.unavailable.description}
    </ErrorState>
  );
}
