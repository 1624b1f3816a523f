import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import { connectivityMachine, type NetworkEvent } from '#machines/connectivity/connectivity.machine.ts';
import { ApiError } from '#src/api/api-error.ts';

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;

/** Nobody waits longer for a sign of life; milliseconds. */
const healthLimit = 10_000;

/** No answer, or one of a proxy that has none. */
const missing: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** What an answer of the API, or its failure, says of the server. */
export const wordOfServer = (failure: ApiError | null) =>
  failure !== null && missing.has(failure.status)
    ? ({ type: 'server.missed' } as const)
    : ({ type: 'server.heard' } as const);

const watchNetwork = fromCallback<NetworkEvent>(({ sendBack }) => {
  const lose = () => sendBack({ type: 'network.lost' });
  const find = () => sendBack({ type: 'network.found' });
  window.addEventListener('offline', lose);
  window.addEventListener('online', find);
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', find);
  };
});

const askHealth = (apiBaseUrl: string) =>
  fromPromise<void>(async ({ signal }) => {
    const url = new URL('/readyz', new URL(apiBaseUrl, window.location.origin));
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(healthLimit)]) });
    if (!answer.ok) throw new ApiError(answer.status, 'The server is not ready');
  });

/** Watches the browser's network, and the server that the API is at. */
export const startConnectivity = (apiBaseUrl: string): ConnectivityActor =>
  createActor(
    connectivityMachine.provide({
      actors: { watchNetwork, askHealth: askHealth(apiBaseUrl) },
      actions: { reloadPage: () => window.location.reload() },
    }),
    { input: { online: navigator.onLine } },
  ).start();
