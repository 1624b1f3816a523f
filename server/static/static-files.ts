import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { StartError } from '#server/start-error.ts';

import type { ClientOptions, Prerendered } from './page.ts';
import { fillPage, isPageRequest, mayBeFile, pathOf } from './page.ts';
import { openPreloads } from './preloads.ts';
import { addWebManifest } from './web-manifest.ts';

const yearInSeconds = 31_536_000;

/** The service worker: browsers must revalidate it each time to find a new version. */
const workerPath = '/service-worker.js';

/** Build output for the server, not for browsers. Dotfiles are never served. */
const ownFiles: ReadonlySet<string> = new Set(['/csp.json', '/index.html', '/preloads.json']);

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
  const preloadsOf = openPreloads(join(root, 'preloads.json'));
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true, dotfiles: 'ignore' });

  addWebManifest(server, settings);
  server.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (isPageRequest(request)) {
      const page = fillPage(html, {
        settings: settings(),
        chunks: preloadsOf(path),
        identitySdk: prerendered?.identitySdk,
        screen: screenFor(request, prerendered),
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
 * The HTML for a request. Parameters other than the destination choose another step of the screen, and signed-in people
 * are redirected.
 */
function screenFor(request: FastifyRequest, prerendered: Prerendered | undefined): string | undefined {
  const path = pathOf(request);
  if (prerendered === undefined || !Object.hasOwn(prerendered.screens, path) || mayBeSignedIn(request))
    return undefined;
  const { query = '' } = /\?(?<query>[^#]*)/.exec(request.url)?.groups ?? {};
  const isFirstStep = [...new URLSearchParams(query).keys()].every((name) => name === 'redirect');
  return isFirstStep ? prerendered.screens[path] : undefined;
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
