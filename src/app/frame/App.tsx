import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { ApiProvider } from '#src/api/ApiProvider.tsx';
import type { ApiClient } from '#src/api/client.ts';
import type { Queries } from '#src/api/queries.ts';
import { QueriesProvider } from '#src/api/QueriesProvider.tsx';
import { ConnectivityPlace } from '#src/app/connectivity/ConnectivityPlace.tsx';
import type { AppRouter } from '#src/app/navigation/router.ts';
import { sessionStepOf } from '#src/app/session/session-step.ts';
import type { AppSettings } from '#src/app/settings.ts';
import { ProductProvider } from '#src/components/ProductProvider.tsx';
import { SessionProvider, type SessionActor } from '#src/components/SessionProvider.tsx';
import { Toaster } from '#src/ui/feedback/Toaster.tsx';

import { AppActorsProvider, type AppActors } from './AppActors.tsx';
import { isEntryPath } from './entry-screens.ts';
import { SessionView } from './SessionView.tsx';

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

/** The router begins once it is known who is there, stays, and looks again whenever that changes. */
function Screens({ session, router }: Pick<AppProps, 'session' | 'router'>) {
  const step = useSelector(session, sessionStepOf);
  const [begun, setBegun] = useState(false);
  if (step === 'settled' && !begun) setBegun(true);
  useEffect(() => keepRouterInformed(session, router), [session, router]);
  if (begun) return <RouterProvider router={router} />;
  // A screen before sign-in has begun with its frame, which stands until there is something in its place.
  if (step === 'loading' && document.documentElement.dataset['start'] === 'auth') return null;
  return <SessionView step={step} />;
}

function keepRouterInformed(session: SessionActor, router: AppRouter): () => void {
  const changes = session.subscribe((snapshot) => {
    if (!snapshot.hasTag('loading')) void router.invalidate();
  });
  // Who is refused signs in again (specification section 4), whichever screen led to the session.
  const refusals = session.on('session.failed', () => {
    if (isEntryPath(router.state.matches.at(-1)?.fullPath)) void router.navigate({ to: '/sign-in', replace: true });
  });
  return () => {
    changes.unsubscribe();
    refusals.unsubscribe();
  };
}
