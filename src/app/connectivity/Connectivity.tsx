import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { fromCallback, fromPromise } from 'xstate';

import { connectivityMachine, type NetworkEvent } from '#machines/connectivity/connectivity.machine.ts';

import { OfflineScreen } from './OfflineScreen.tsx';
import { watchServerState } from './server-state.ts';
import { ServerNote } from './ServerNote.tsx';

/** Timeout of the health check, in milliseconds. */
const healthTimeout = 10_000;

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
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(healthTimeout)]) });
    if (!answer.ok) throw new Error(`The server is not ready: ${answer.status}`);
  });

/**
 * Shows an overlay when the browser has no network, and a note beside the page when the server does not answer.
 * Anything typed underneath is preserved.
 */
export function Connectivity({ apiBaseUrl }: { readonly apiBaseUrl: string }) {
  const connectivity = useConnectivityActor(apiBaseUrl);
  const offline = useSelector(connectivity, (snapshot) => snapshot.hasTag('offline'));
  const silent = useSelector(connectivity, (snapshot) => snapshot.hasTag('silent'));
  return createPortal(
    <>
      {silent && <ServerNote />}
      {offline && <OfflineScreen onRetry={() => connectivity.send({ type: 'retry.pressed' })} />}
    </>,
    document.body,
  );
}

function useConnectivityActor(apiBaseUrl: string) {
  const [machine] = useState(() =>
    connectivityMachine.provide({
      actors: { watchNetwork, askHealth: askHealth(apiBaseUrl) },
      actions: { reloadPage: () => window.location.reload() },
    }),
  );
  const [input] = useState(() => ({ online: navigator.onLine }));
  const connectivity = useActorRef(machine, { input });
  useEffect(() => watchServerState((state) => connectivity.send({ type: `server.${state}` })), [connectivity]);
  return connectivity;
}
