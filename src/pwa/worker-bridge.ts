import { fromCallback, fromPromise } from 'xstate';

import type { WorkerEvent } from '#machines/app-update/app-update.machine.ts';
import { failureOf } from '#src/actors/failure.ts';

/** At the site root, so that it may answer for every page. */
const workerUrl = '/service-worker.js';

/** A page that stays open for days looks for a new version this often; milliseconds. */
const lookInterval = 3_600_000;

/** Tells once the worker that is being installed waits. The first one of a browser replaces none, and is no news. */
function watchInstalling(registration: ServiceWorkerRegistration, tell: () => void): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) tell();
  });
}

/** Registers the background worker and tells what becomes of it. */
export const watchWorker = fromCallback<WorkerEvent>(({ sendBack }) => {
  const workers = navigator.serviceWorker;
  const wasControlled = workers.controller !== null;
  const stop = new AbortController();
  const tellWaiting = () => sendBack({ type: 'worker.waiting' });
  const begin = async () => {
    const registration = await workers.register(workerUrl, { updateViaCache: 'none' });
    if (registration.waiting !== null && workers.controller !== null) tellWaiting();
    registration.addEventListener('updatefound', () => watchInstalling(registration, tellWaiting), stop);
    watchInstalling(registration, tellWaiting);
    const look = () => void registration.update().catch(reportError);
    if (registration.active !== null) look();
    const timer = setInterval(look, lookInterval);
    stop.signal.addEventListener('abort', () => clearInterval(timer));
  };
  const follow = () => {
    if (wasControlled) sendBack({ type: 'worker.replaced' });
  };
  workers.addEventListener('controllerchange', follow, stop);
  begin().catch((error: unknown) => sendBack({ type: 'worker.notRegistered', failure: failureOf(error) }));
  return () => stop.abort();
});

/** Tells the waiting worker to take over; answers once it has. */
export const takeOver = fromPromise<void>(async ({ signal }) => {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration();
  const waiting = registration?.waiting;
  if (waiting === undefined || waiting === null) throw new Error('No worker waits');
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true, signal });
    waiting.postMessage('takeOver', []);
  });
});
