import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';

import type { Queries } from '#src/api/connection/queries.ts';
import type { AppRouter } from '#src/app/navigation/router.ts';
import { sessionStepOf } from '#src/app/session/session-step.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';

/** Milliseconds that a screen waits for data requested before it: rendering it with its data is faster than again. */
const longestWait = 300;

/** Whether the page contains a frame to show until the app starts. */
export const hasStartFrame = () => document.documentElement.dataset['start'] !== undefined;

/**
 * Prepares the opened screen: its scripts while the identity SDK finds out who is signed in, then its data.
 * @returns once it can be shown: when the session is settled, or earlier if the page has no frame to show meanwhile
 */
export async function prepareScreen(router: AppRouter, queries: Queries, session: SessionActor): Promise<void> {
  // A part that cannot be loaded now is reported when it is needed.
  if (document.documentElement.dataset['start'] === 'app') void loadParts(router, queries).catch(() => undefined);
  await waitFor(session, (snapshot) => ['finding', 'settled'].includes(sessionStepOf(snapshot)));
  if (!hasStartFrame()) return;
  void router.load();
  await waitFor(session, (snapshot) => sessionStepOf(snapshot) === 'settled');
  // Only now can its guards tell whether the person may open it.
  await router.load();
  const client = queries.loaded();
  if (client !== null) await Promise.race([whenAnswered(client), delay(longestWait)]);
}

async function loadParts(router: AppRouter, queries: Queries): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.all([queries.client(), ...matchedRoutes.map((route) => router.loadRouteChunk(route))]);
}

/** Resolves once no request for the cache is under way. */
const whenAnswered = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const isAnswered = () => client.isFetching() === 0;
    if (isAnswered()) return resolve();
    const stop = client.getQueryCache().subscribe(() => {
      if (!isAnswered()) return;
      stop();
      resolve();
    });
  });

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
