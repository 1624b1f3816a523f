import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';

import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';
import { accountActors } from '#src/actors/account-actors.ts';
import { authActors } from '#src/actors/auth-actors.ts';
import { createApiClient } from '#src/api/connection/client.ts';
import { createQueries } from '#src/api/connection/queries.ts';
import { App } from '#src/app/frame/App.tsx';
import { entryPaths } from '#src/app/frame/entry-screens.ts';
import { createAppRouter } from '#src/app/navigation/router.ts';
import type { AppSettings } from '#src/app/settings.ts';
import { LoadingShell } from '#src/app/shell/LoadingShell.tsx';
import { createIdentityConnection } from '#src/identity/connection.ts';
import { sdkAttributes } from '#src/identity/load-clerk.ts';
import { fontChoices } from '#src/theme/font-choices.ts';

/** The screens that the page contains as HTML, so that they are painted before any script has run. */
const paths = ['/sign-in', '/sign-up', '/forget-password'] as const;

/** What the server inserts into the page before it sends it. */
export interface Prerendered {
  /** The paths of all screens before sign-in. */
  readonly entryPaths: readonly string[];
  /** The HTML of those that look the same for everyone, by path. */
  readonly screens: Readonly<Record<string, string>>;
  /** The HTML of the frame of the screens behind the sign-in. */
  readonly frame: string;
  /** The attributes of the script element of the identity SDK. */
  readonly identitySdk: Readonly<Record<string, string>>;
}

/** Renders the screens before sign-in as the app first renders them. No machine is started. */
export async function prerenderPage(settings: AppSettings): Promise<Prerendered> {
  const screens = await Promise.all(paths.map(async (path) => [path, await prerenderScreen(path, settings)] as const));
  const { publishableKey, identityProxyUrl: proxyUrl } = settings;
  return {
    entryPaths,
    screens: Object.fromEntries(screens),
    frame: renderToStaticMarkup(<LoadingShell collapsed={false} />),
    identitySdk: sdkAttributes({ publishableKey, proxyUrl }),
  };
}

async function prerenderScreen(path: string, settings: AppSettings): Promise<string> {
  const connection = createIdentityConnection();
  const queries = createQueries();
  const api = createApiClient({
    baseUrl: settings.apiBaseUrl,
    token: () => Promise.resolve(null),
    organisationId: () => null,
    onAnswer: () => {},
  });
  const session = createActor(sessionMachine);
  const font = fontChoices[0].id;
  const actors = {
    preferences: createActor(preferencesMachine, { input: { theme: 'light', keptFont: font, shownFont: font } }),
    signOut: createActor(signOutMachine),
  };
  const router = createAppRouter(
    {
      api,
      queries,
      session,
      hasOrganisation: () => false,
      accountActors: accountActors(api, connection.account),
      authActors: authActors(connection),
      copyToken: null,
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  await router.load();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App {...{ settings, api, queries, session, actors, router }} prepared={null} />
    </StrictMode>,
    // All of it in place: React would otherwise move large parts there by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} cannot be rendered`);
  return html;
}
