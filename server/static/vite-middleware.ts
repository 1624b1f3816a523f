import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InlineConfig, ViteDevServer } from 'vite';
import { createServer } from 'vite';

import type { ClientOptions } from './page.ts';
import { fillPage, isNavigation } from './page.ts';
import { addWebManifest } from './web-manifest.ts';

/**
 * Serves the app from its sources with hot reload, in the place of `staticFiles` while developing. Vite shares the
 * server's port, for its socket too, so that the app has the one origin that it has in production. The scripts and styles
 * that Vite puts into the page carry a nonce, which the page's content security policy then names.
 */
export const viteMiddleware: FastifyPluginAsync<ClientOptions & { readonly vite: InlineConfig }> = async (
  server,
  { root, settings, vite: config },
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

  addWebManifest(server, settings);
  server.get('/*', async (request, reply) => {
    if (!isNavigation(request)) return handOver(vite, request, reply);
    const source = await readFile(join(root, 'index.html'), 'utf8');
    const page = await vite.transformIndexHtml(request.url, source);
    allowNonce(reply, nonce);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(fillPage(page, settings()));
  });
};

function allowNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replaceAll(/(?:script|style)-src /g, `$&'nonce-${nonce}' `));
}

/** Vite answers on the raw connection; what it does not know is a plain 404. */
function handOver(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  vite.middlewares(request.raw, reply.raw, () => {
    reply.raw.writeHead(404).end();
  });
}
