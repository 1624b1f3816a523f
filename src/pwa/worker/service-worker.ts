import { routeOf } from './routing.ts';

interface PrecacheEntry {
  readonly url: string;
  /** The content hash, where the file name has none. */
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** The shell's files, injected by the build. */
const entries = self.__WB_MANIFEST;

const paths = entries.map(({ url }) => new URL(url, self.location.origin).pathname);
const files: ReadonlySet<string> = new Set(paths);

/** One cache for each version of the shell, so that a page never gets files of another. */
const cacheName = `shell-${entries.map(({ url, revision }) => revision ?? url).join('|')}`;

/** The cache key of the page, with the settings that the server last wrote into it. */
const page = '/';

/** Caches the shell's files and the current page from the server. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all([
    ...paths.map(async (path) => cache.put(path, await answered(new Request(path, { cache: 'no-cache' })))),
    cache.put(page, await answered(new Request(page, { headers: { accept: 'text/html' } }))),
  ]);
}

async function answered(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}`);
  return response;
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** The server's page, with its current settings and content security policy; offline, the cached one. */
async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(page, { cacheName });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function shellFileFor(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname, { cacheName })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()));

/** The browser then requests a page while the worker is still starting. */
const preloadPages = () => self.registration.navigationPreload.enable();

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOldCaches(), preloadPages()])));

// The person decides when the page reloads (machines/app-update).
self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin, files);
  if (route === 'page') event.respondWith(pageFor(event));
  if (route === 'shell') event.respondWith(shellFileFor(event.request));
});
