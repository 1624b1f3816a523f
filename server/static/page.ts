import type { FastifyRequest } from 'fastify';

/** What the app is told at run time, as far as the server reads it itself. */
export interface PageSettings {
  readonly productName: string;
}

/** What both ways of serving the app need to know: the built one and Vite's. */
export interface ClientOptions {
  /** The folder of index.html: dist/client, or the sources for Vite. */
  readonly root: string;
  /** What the app is told at run time; read for every page, so that it may change. Never a secret. */
  readonly settings: () => PageSettings;
}

/** Paths that belong to the server: an unknown one among them is its 404, never the app. */
const serverPath = /^\/(?:api|__clerk|__faults|__outbox|healthz|readyz)(?:\/|$)/;

/** Whether a browser asks for a page of the app, which its router then knows or not, and not for a file. */
export function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (serverPath.test(path) || /\.[^/]+$/.test(path)) return false;
  return path === '/' || (request.headers.accept ?? '').includes('text/html');
}

/** The path of a request without its query, as it was sent; a request may name the whole address (RFC 9112, 3.2.2). */
export function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path === '' ? '/' : path;
}

/** Whether a path may be a file's: of segments that are neither empty nor hidden, and can be decoded. */
export const mayBeFile = (path: string): boolean =>
  /^(?:\/(?!\.)(?:[\w.~@!$&'()*+,;=:-]|%[2-7][\da-f])+)+$/i.test(path) && !/%(?:2f|5c|7f)/i.test(path);

/** The page with the settings and the chunks that its route will load. In a data block, since the policy allows no inline script. */
export function fillPage(html: string, settings: object, preloads: readonly string[] = []): string {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>`;
  return html.replace('</head>', () => `${links.join('')}${block}</head>`);
}
