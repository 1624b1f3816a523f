import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { accountActors } from './actors/account-actors.ts';
import { authActors } from './actors/auth-actors.ts';
import { fetchApiToken } from './actors/fetch-api-token.ts';
import { createApiClient } from './api/client.ts';
import { createQueries } from './api/queries.ts';
import { App } from './app/App.tsx';
import { NotAuthorisedError } from './app/guards.ts';
import { restoreFont } from './app/preferences/font.ts';
import { createAppRouter } from './app/router.ts';
import { leaveOnBoarding, startSession } from './app/session.ts';
import { readAppSettings } from './app/settings.ts';
import { createIdentityConnection } from './identity/connection.ts';
import { loadIdentity } from './identity/load-clerk.ts';
import './theme/fonts.ts';

import './theme/index.css';

function start(root: HTMLElement): void {
  const settings = readAppSettings(document);
  const connection = createIdentityConnection();
  const queries = createQueries();
  const api = createApiClient({
    baseUrl: settings.apiBaseUrl,
    token: (fresh) => connection.identity.token(fresh),
    organisationId: () => session.getSnapshot().context.organisation?.id ?? null,
  });
  const session = startSession(api, queries, connection);
  const router = createAppRouter({
    api,
    queries,
    session,
    accountActors: accountActors(api, connection.account),
    authActors: authActors(connection),
    fetchApiToken: fetchApiToken(connection.identity),
  });
  void loadIdentity(connection, {
    publishableKey: settings.publishableKey,
    proxyUrl: settings.identityProxyUrl,
    navigate: (to, { replace }) => void router.navigate({ href: to, replace }),
  });
  leaveOnBoarding(session, router);
  restoreFont();
  createRoot(root, { onCaughtError: reportUnforeseen }).render(
    <StrictMode>
      <App {...{ settings, api, queries, session, router }} />
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
