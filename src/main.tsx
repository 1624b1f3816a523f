import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { failureOf } from './actors/failure.ts';
import { fetchApiToken } from './actors/fetch-api-token.ts';
import { signInActors } from './actors/sign-in-actors.ts';
import type { ApiError } from './api/api-error.ts';
import { createApiClient } from './api/client.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { tellServerWord } from './app/connectivity/server-word.ts';
import { NotAuthorisedError } from './app/guards.ts';
import { startPreferences } from './app/preferences/preferences.ts';
import { createAppRouter } from './app/router.ts';
import { startSession } from './app/session.ts';
import { readAppSettings } from './app/settings.ts';
import { startSignOut } from './app/sign-out.ts';
import { createIdentityConnection } from './identity/connection.ts';
import { rememberInstallOffer } from './pwa/install-offer.ts';
import './theme/fonts.ts';

import './theme/index.css';

function start(root: HTMLElement): void {
  const settings = readAppSettings(document);
  rememberInstallOffer();
  const connection = createIdentityConnection();
  const queryClient = createQueryClient();
  const hear = (failure: ApiError | null) => {
    tellServerWord(failure);
    if (failure?.status === 401) session.send({ type: 'session.refused', failure: failureOf(failure) });
  };
  const api = createApiClient({
    baseUrl: settings.apiBaseUrl,
    token: (fresh) => connection.identity.token(fresh),
    organisationId: () => session.getSnapshot().context.organisation?.id ?? null,
    onAnswer: hear,
  });
  const session = startSession(api, queryClient, connection);
  const router = createAppRouter({
    api,
    queryClient,
    session,
    signInActors: signInActors(connection.identity),
    fetchApiToken: fetchApiToken(connection.identity),
  });
  const actors = {
    preferences: startPreferences(),
    signOut: startSignOut(connection.identity, session),
  };
  createRoot(root, { onCaughtError: reportUnforeseen }).render(
    <StrictMode>
      <App {...{ settings, api, queryClient, connection, session, actors, router }} />
    </StrictMode>,
  );
}

/** A page that somebody may not open is foreseen; what else an error page stands for is told. */
function reportUnforeseen(error: unknown): void {
  if (!(error instanceof NotAuthorisedError)) reportError(error);
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root');
try {
  start(root);
} catch (error) {
  // Before React there is nothing else to say it with.
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
