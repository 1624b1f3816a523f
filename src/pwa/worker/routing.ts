/** Paths that belong to the server, or that anyone with the link may open: the worker never handles them. */
const unhandledPath =
  /^\/(?:api|__clerk|__outbox|healthz|readyz|policy\/receipt|policy\/secure|service-provider-assessment\/secure)(?:\/|$)/;

/** How a request is answered: with the page, with a shell file, or by the network alone. */
export type Route = 'page' | 'shell' | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Routes a request; `files` are the paths of the precached shell. */
export function routeOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || unhandledPath.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  return files.has(pathname) ? 'shell' : 'network';
}
