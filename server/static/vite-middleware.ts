import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InlineConfig, ViteDevServer } from 'vite';
import { createServer } from 'vite';

import type { LinkPage, LinkPageSetting } from '#domain/secure-link/link-page.ts';

import type { LinkPageModule } from './link-pages.ts';
import type { ClientOptions } from './page.ts';
import { fillPage, isNavigation } from './page.ts';
import { addWebManifest } from './web-manifest.ts';

interface ViteOptions extends ClientOptions {
  readonly vite: InlineConfig;
  /** Is given what renders the pages of secure links from their sources. */
  readonly onLinkPages: (pages: DevelopedLinkPages) => void;
}

export interface DevelopedLinkPages {
  render(page: LinkPage, setting: LinkPageSetting, reply: FastifyReply): Promise<string>;
}

const assetsOf = (script: string) => ({ styles: '', fonts: [], scripts: [script], chunks: [] });

const linkAssets = {
  policy: assetsOf('/secure-links/client.tsx'),
  assessment: assetsOf('/secure-links/assessment-client.tsx'),
  evidence: assetsOf('/secure-links/evidence-client.tsx'),
};

const isLinkPageModule = (module: object): module is LinkPageModule => 'renderLinkPage' in module;

const linkPagesFrom = (vite: ViteDevServer, nonce: string): DevelopedLinkPages => ({
  async render(page, setting, reply) {
    const module: object = await vite.ssrLoadModule('/secure-links/render.tsx');
    if (!isLinkPageModule(module)) throw new Error('src/secure-links/render.tsx has no renderLinkPage.');
    const html = await vite.transformIndexHtml('/', module.renderLinkPage(page, setting, linkAssets));
    allowNonce(reply, nonce);
    return html;
  },
});

/**
 * Serves the app from its sources with hot reload, in place of `staticFiles`, during development. Vite shares the
 * server's port, including its WebSocket, so that the app has a single origin as in production. Scripts and styles that
 * Vite injects into the page carry a nonce named by the page's content security policy.
 */
export const viteMiddleware: FastifyPluginAsync<ViteOptions> = async (
  server,
  { root, settings, vite: config, onLinkPages },
) => {
  const nonce = randomBytes(16).toString('base64url');
  const vite = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    html: { cspNonce: nonce },
    server: { ...config.server, middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook('onClose', () => vite.close());
  onLinkPages(linkPagesFrom(vite, nonce));

  serveSourcesOfApi(server.server, vite);
  addWebManifest(server, settings);
  server.get('/*', async (request, reply) => {
    if (!isNavigation(request)) return handOver(vite, request, reply);
    const source = await readFile(join(root, 'index.html'), 'utf8');
    const page = await vite.transformIndexHtml(request.url, source);
    allowNonce(reply, nonce);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(fillPage(page, { settings: settings() }));
  });
};

function allowNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replaceAll(/(?:script|style)-src /g, `$&'nonce-${nonce}' `));
}

/** `src/api/risk/risks.ts` has the address of an operation of the API: sources are taken out before a route is looked for. */
function serveSourcesOfApi(server: Server, { middlewares }: ViteDevServer): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = () => {
      for (const listener of others) Reflect.apply(listener, server, [request, response]);
    };
    if (/^\/api\/[^?]*\.tsx?(?:\?|$)/.test(request.url ?? '')) middlewares(request, response, answer);
    else answer();
  });
}

/** Vite writes to the raw response; a path it does not handle gets a plain 404. */
function handOver(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  vite.middlewares(request.raw, reply.raw, () => {
    reply.raw.writeHead(404).end();
  });
}
