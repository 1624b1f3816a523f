import type { FastifyRequest } from 'fastify';

/** The part of the app's run-time configuration that the server itself reads. */
export interface PageSettings {
  readonly productName: string;
}

/** What the app's own code adds to the page (src/prerender.tsx). */
export interface Prerendered {
  /** The HTML of the screens that are painted before any script has run, by path. */
  readonly screens: Readonly<Record<string, string>>;
  /** The paths of all screens before sign-in. */
  readonly entryPaths: readonly string[];
  /** The HTML of the frame of all other screens, for people who may be signed in. */
  readonly frame: string;
  /** The attributes of the script element of the identity SDK. */
  readonly identitySdk: Readonly<Record<string, string>>;
}

/** Options common to both ways of serving the app: the build and Vite. */
export interface ClientOptions {
  /** The directory of index.html: dist/client, or the sources for Vite. */
  readonly root: string;
  /** The app's run-time configuration; read for every page, so that it may change. Never a secret. */
  readonly settings: () => PageSettings;
}

/** Paths reserved for the server: an unknown one gets a 404, never the app. */
const serverPath = /^\/(?:api|__clerk|__faults|__outbox|healthz|readyz)(?:\/|$)/;

/** Whether the last part of a path has an extension. */
const hasExtension = (path: string) => path.slice(path.lastIndexOf('/') + 1, -1).includes('.');

const mayBePage = (path: string) => !serverPath.test(path) && !hasExtension(path);

/** Whether the request is a page navigation, which the app's router handles, rather than a request for a file. */
export function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return mayBePage(path) && (path === '/' || (request.headers.accept ?? '').includes('text/html'));
}

/** The path of a request without its query, as sent; the target may be an absolute URL (RFC 9112, 3.2.2). */
export function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path === '' ? '/' : path;
}

/** Whether a path may name a file: its segments can be decoded and are neither empty nor hidden. */
export const mayBeFile = (path: string): boolean =>
  /^(?:\/(?!\.)(?:[\w.~@!$&'()*+,;=:-]|%[2-7][\da-f])+)+$/i.test(path) && !/%(?:2f|5c|7f)/i.test(path);

/** Whether the page answers the request: a navigation, or one for any type, as link previews and curl send. */
export function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const takesAnything = (request.headers.accept ?? '*/*').includes('*/*');
  return isNavigation(request) || (takesAnything && mayBePage(path) && mayBeFile(path));
}

/** What a page shows until the app has started. */
export interface FirstView {
  /** The frame: that of the screens before sign-in, or of the app (src/theme/start.ts). */
  readonly start?: 'auth' | 'app';
  /** The HTML of the app's frame. */
  readonly frame?: string;
  /** The HTML of the screen, which React takes over. */
  readonly screen?: string | undefined;
}

/** What the server inserts into the page. */
export interface PageParts extends FirstView {
  readonly settings: object;
  /** The chunks of the route. */
  readonly chunks?: readonly string[];
  readonly identitySdk?: Readonly<Record<string, string>> | undefined;
}

const emptyRoot = '<div id="root"></div>';
const startFrame = /<div id="start".*?<\/div>\s*<\/div>/s;

/**
 * Inserts the configuration, the scripts to fetch in advance and the first view into the page; the configuration in a
 * data block, because the policy allows no inline script.
 */
export function fillPage(
  html: string,
  { settings, chunks = [], identitySdk, start, frame, screen = '' }: PageParts,
): string {
  const links = [
    // The frame waits for the identity anyway (src/public/early.js).
    ...chunks.map((file) => `<link rel="${start === 'app' ? 'later' : 'modulepreload'}" crossorigin href="/${file}">`),
    ...(identitySdk === undefined ? [] : [`<script ${attributesOf(identitySdk)}></script>`]),
  ].join('');
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>`;
  const page = html
    .replace('<html', () => (start === undefined ? '<html' : `<html data-start="${start}"`))
    .replace('</head>', () => `${links}${block}</head>`)
    .replace(emptyRoot, () => `<div id="root">${screen}</div>`)
    .replace(startFrame, (given) => (frame === undefined ? given : `<div id="start">${frame}</div>`));
  return screen === '' ? page : afterPaint(page);
}

/** A page that contains its screen needs no script to be painted: its own wait until then. */
const afterPaint = (page: string) =>
  page
    .replaceAll(' fetchpriority="high"', '')
    .replaceAll(/<script (?:type="module"|src="[^"]*" async="")|<link rel="modulepreload"/g, '$& fetchpriority="low"');

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
