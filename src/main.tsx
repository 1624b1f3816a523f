import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { accountActors } from './actors/account-actors.ts';
import { authActors } from './actors/auth-actors.ts';
import { copyToken } from './actors/copy-token.ts';
import { failureOf } from './actors/failure.ts';
import type { ApiError } from './api/connection/api-error.ts';
import { createApiClient } from './api/connection/client.ts';
import { createQueries } from './api/connection/queries.ts';
import { reportServerState } from './app/connectivity/server-state.ts';
import { App } from './app/frame/App.tsx';
import { prepareHydration } from './app/frame/hydrate.ts';
import { prepareScreen } from './app/frame/prepare-screen.ts';
import { NotAuthorisedError } from './app/navigation/guards.ts';
import { createAppRouter } from './app/navigation/router.ts';
import { startPreferences } from './app/preferences/preferences.ts';
import { expectedOrganisation, startSession } from './app/session/session.ts';
import { startSignOut } from './app/session/sign-out.ts';
import { startFollowingTexts } from './app/session/unsaved-texts.ts';
import { readAppSettings } from './app/settings.ts';
import { createIdentityConnection } from './identity/connection.ts';
import { loadIdentity } from './identity/load-clerk.ts';
import { rememberInstallOffer } from './pwa/install-offer.ts';
import './theme/fonts.ts';

import './theme/index.css';

function start(root: HTMLElement): void {
  const settings = readAppSettings(document);
  rememberInstallOffer();
  const connection = createIdentityConnection();
  const queries = createQueries();
  const handleAnswer = (failure: ApiError | null) => {
    reportServerState(failure);
    if (failure?.status === 401) session.send({ type: 'session.refused', failure: failureOf(failure) });
  };
  const apiFor = (organisationId: () => string | null) =>
    createApiClient({
      baseUrl: settings.apiBaseUrl,
      token: (fresh) => connection.identity.token(fresh),
      organisationId,
      onAnswer: handleAnswer,
    });
  const session = startSession(
    apiFor(() => null),
    queries,
    connection,
  );
  startFollowingTexts(session);
  const organisationId = () => expectedOrganisation(session.getSnapshot());
  const api = apiFor(organisationId);
  const router = createAppRouter({
    api,
    queries,
    session,
    hasOrganisation: () => organisationId() !== null,
    accountActors: accountActors(api, connection.account),
    authActors: authActors(connection),
    // Outside development such a token is neither issued nor accepted.
    copyToken: settings.environment === 'development' ? copyToken(connection.identity) : null,
  });
  const actors = {
    preferences: startPreferences(),
    signOut: startSignOut(connection.identity, session),
  };
  const options = { onCaughtError: reportUnforeseen };
  const appFor = (prepared: Promise<void> | null, onShown?: () => void) => (
    <StrictMode>
      <App {...{ settings, api, queries, session, actors, router, prepared, ...(onShown && { onShown }) }} />
    </StrictMode>
  );
  const render = () => createRoot(root, options).render(appFor(prepareScreen(router, queries, session)));
  const takeOver = async () => {
    if (await prepareHydration(router))
      await new Promise<void>((onShown) => void hydrateRoot(root, appFor(null, onShown), options));
    else render();
  };
  const mounted = root.hasChildNodes() ? takeOver() : Promise.resolve(render());
  void loadIdentity(connection, {
    publishableKey: settings.publishableKey,
    proxyUrl: settings.identityProxyUrl,
    mounted,
    navigate: (to, { replace }) => void router.navigate({ href: to, replace }),
  });
}

/** Reports render errors, except an unauthorised page, which is expected. */
function reportUnforeseen(error: unknown): void {
  if (!(error instanceof NotAuthorisedError)) reportError(error);
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root');
// Once the module has been evaluated: a stack trace that is taken meanwhile, as for each request that a test or the developer
// tools watch, makes V8 parse all of it again.
queueMicrotask(() => {
  try {
    start(root);
  } catch (error) {
    // Before React has started there is no other way to show it.
    root.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
});
