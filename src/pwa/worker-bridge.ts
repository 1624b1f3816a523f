import { fromCallback, fromPromise } from 'xstate';

import type { WorkerEvent } from '#machines/app-update/app-update.machine.ts';
import { failureOf } from '#src/actors/failure.ts';

/** At the site root, so that its scope covers every page. */
const workerUrl = '/service-worker.js';

/** How often a page that stays open for days checks for a new version, in milliseconds. */
const updateCheckInterval = 3_600_000;

/** Reports once the installing worker is waiting. A browser's first worker replaces none and is not an update. */
function watchInstalling(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) onWaiting();
  });
}

/** Registers the background worker and reports its state. */
export const watchWorker = fromCallback<WorkerEvent>(({ sendBack }) => {
  const workers = navigator.serviceWorker;
  const wasControlled = workers.controller !== null;
  const stop = new AbortController();
  const reportWaiting = () => sendBack({ type: 'worker.waiting' });
  const start = async () => {
    const registration = await workers.register(workerUrl, { updateViaCache: 'none' });
    if (registration.waiting !== null && workers.controller !== null) reportWaiting();
    registration.addEventListener('updatefound', () => watchInstalling(registration, reportWaiting), stop);
    watchInstalling(registration, reportWaiting);
    const checkForUpdate = () => void registration.update().catch(reportError);
    if (registration.active !== null) checkForUpdate();
    const timer = setInterval(checkForUpdate, updateCheckInterval);
    stop.signal.addEventListener('abort', () => clearInterval(timer));
  };
  const follow = () => {
    if (wasControlled) sendBack({ type: 'worker.replaced' });
  };
  workers.addEventListener('controllerchange', follow, stop);
  start().catch((error: unknown) => sendBack({ type: 'worker.notRegistered', failure: failureOf(error) }));
  return () => stop.abort();
});

/** Makes the waiting worker take over; resolves once it has. */
export const takeOver = fromPromise<void>(async ({ signal }) => {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration();
  const waiting = registration?.waiting;
  if (waiting === undefined || waiting === null) throw new Error('No service worker is waiting');
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true, signal });
    waiting.postMessage('takeOver', []);
  });
});
