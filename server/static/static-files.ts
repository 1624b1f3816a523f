import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { StartError } from '#server/start-error.ts';

import type { ClientOptions, FirstView, Prerendered } from './page.ts';
import { fillPage, isPageRequest, mayBeFile, pathOf } from './page.ts';
import { openPreloads, type RouteStart } from './preloads.ts';
import { addWebManifest } from './web-manifest.ts';

const yearInSeconds = 31_536_000;

/** The service worker: browsers must revalidate it each time to find a new version. */
const workerPath = '/service-worker.js';

/** Build output for the server, not for browsers. Dotfiles are never served. */
const ownFiles: ReadonlySet<string> = new Set(['/csp.json', '/index.html', '/link-assets.json', '/preloads.json']);

interface StaticFilesOptions extends ClientOptions {
  /** Absent where the app is not built. */
  readonly prerendered?: Prerendered | undefined;
}

/**
 * Serves the built app. Hashed files are cached for a year; other files are revalidated each time; the page itself is
 * never cached, because it contains the configuration. Every path that is neither a file nor reserved for the server
 * gets the page.
 *
 * @throws {StartError} if the app is not built
 */
export const staticFiles: FastifyPluginAsync<StaticFilesOptions> = async (server, { root, settings, prerendered }) => {
  const html = readPage(join(root, 'index.html'));
  const routeOf = openPreloads(join(root, 'preloads.json'));
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true, dotfiles: 'ignore' });

  addWebManifest(server, settings);
  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (isPageRequest(request)) {
      const route = routeOf(path);
      const page = fillPage(html, {
        settings: settings(),
        chunks: route.files,
        identitySdk: prerendered?.identitySdk,
        ...(prerendered !== undefined && shownFirst(request, route, prerendered)),
      });
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
    }
    if (ownFiles.has(path) || !mayBeFile(path)) return reply.callNotFound();
    if (path === workerPath)
      return reply.header('cache-control', 'no-cache').sendFile(path.slice(1), { cacheControl: false });
    const immutable = path.startsWith('/assets/');
    return reply.sendFile(path.slice(1), { maxAge: immutable ? yearInSeconds * 1000 : 0, immutable });
  });
};

/**
 * What is painted before any script has run: for people who may be signed in the frame of the app, for others the screen
 * before sign-in. Parameters other than the destination choose another step of the screen.
 */
function shownFirst(
  request: FastifyRequest,
  route: RouteStart,
  { screens, frame, entryPaths }: Prerendered,
): FirstView {
  const path = pathOf(request);
  const isEntry = entryPaths.includes(path);
  if (mayBeSignedIn(request)) return route.inFrame ? { start: 'app', frame } : isEntry ? { start: 'auth' } : {};
  const { query = '' } = /\?(?<query>[^#]*)/.exec(request.url)?.groups ?? {};
  const isFirstStep = [...new URLSearchParams(query).keys()].every((name) => name === 'redirect');
  const screen = isFirstStep && Object.hasOwn(screens, path) ? screens[path] : undefined;
  return isEntry ? { start: 'auth', screen } : {};
}

/** The SDK stores in this cookie when a session of this browser last changed; 0 without one. */
const mayBeSignedIn = ({ headers }: FastifyRequest) => /(?:^|; )__client_uat\w*=[1-9]/.test(headers.cookie ?? '');

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError('The app is not built yet: run `npm run build`, or start with `npm start`, which does it.');
  }
}
