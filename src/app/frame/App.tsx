import { ClientOnly, RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { ApiProvider } from '#src/api/connection/ApiProvider.tsx';
import type { ApiClient } from '#src/api/connection/client.ts';
import type { Queries } from '#src/api/connection/queries.ts';
import { QueriesProvider } from '#src/api/connection/QueriesProvider.tsx';
import { ConnectivityPlace } from '#src/app/connectivity/ConnectivityPlace.tsx';
import { followSession } from '#src/app/navigation/follow-session.ts';
import type { AppRouter } from '#src/app/navigation/router.ts';
import { sessionStepOf } from '#src/app/session/session-step.ts';
import type { AppSettings } from '#src/app/settings.ts';
import { ProductProvider } from '#src/components/ProductProvider.tsx';
import { SessionProvider, type SessionActor } from '#src/components/SessionProvider.tsx';
import { ShownProvider } from '#src/components/ShownProvider.tsx';
import { Toaster } from '#src/ui/feedback/Toaster.tsx';

import { AppActorsProvider, type AppActors } from './AppActors.tsx';
import { hasStartFrame } from './prepare-screen.ts';
import { SessionView } from './SessionView.tsx';

export interface AppProps {
  readonly settings: AppSettings;
  readonly api: ApiClient;
  readonly queries: Queries;
  readonly session: SessionActor;
  readonly actors: AppActors;
  readonly router: AppRouter;
  /** Resolves once the opened screen can be shown; null if the page already contains it. */
  readonly prepared: Promise<void> | null;
  /** Called once React has taken over a prerendered screen. */
  readonly onShown?: () => void;
}

const doNothing = () => {};

/** The whole application: the providers that every screen relies on, then the router. */
export function App({ settings, api, queries, session, actors, router, prepared, onShown = doNothing }: AppProps) {
  return (
    <ProductProvider product={{ ...settings, name: settings.productName }}>
      <ApiProvider api={api}>
        <QueriesProvider queries={queries}>
          <SessionProvider session={session}>
            <AppActorsProvider actors={actors}>
              <ShownProvider onShown={onShown}>
                <Screens session={session} router={router} prepared={prepared} />
              </ShownProvider>
              <ClientOnly>
                <ConnectivityPlace apiBaseUrl={settings.apiBaseUrl} />
              </ClientOnly>
              <Toaster />
            </AppActorsProvider>
          </SessionProvider>
        </QueriesProvider>
      </ApiProvider>
    </ProductProvider>
  );
}

/** The router stays mounted, and re-evaluates its guards when the session changes. */
function Screens({ session, router, prepared }: Pick<AppProps, 'session' | 'router' | 'prepared'>) {
  const step = useSelector(session, sessionStepOf);
  const [started, setStarted] = useState(prepared === null);
  useEffect(() => void prepared?.then(() => setStarted(true)), [prepared]);
  useEffect(() => followSession(session, router), [session, router]);
  if (started) return <RouterProvider router={router} />;
  // The page's own frame stays until there is content to replace it.
  return step !== 'unavailable' && hasStartFrame() ? null : <SessionView step={step} />;
}
