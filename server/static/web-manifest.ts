import type { FastifyInstance } from 'fastify';

import type { PageSettings } from './page.ts';

/** The accent and canvas colours of the light theme (src/theme/colours.ts). */
const colours = { theme_color: '#0B5F70', background_color: '#F4F6F6' };

const icons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** `/manifest.webmanifest`: name and appearance of the installed app (specification section 7). */
export function addWebManifest(server: FastifyInstance, settings: () => PageSettings): void {
  server.get('/manifest.webmanifest', (_request, reply) => {
    const { productName } = settings();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name: productName,
          short_name: productName,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          ...colours,
          icons,
        }),
      );
  });
}
