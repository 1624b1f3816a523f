/** Paths that are the server's, or that belong to anyone who has the link: the worker never answers them. */
const foreignPath =
  /^\/(?:api|__clerk|__outbox|healthz|readyz|policy\/secure|service-provider-assessment\/secure)(?:\/|$)/;

/** Who answers a request: the worker with the page, the worker with a file of the shell, or the network alone. */
export type Route = 'page' | 'shell' | 'network';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Which of them it is; `files` are the paths of the precached shell. */
export function routeOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || foreignPath.test(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  return files.has(pathname) ? 'shell' : 'network';
}
