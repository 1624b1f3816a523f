import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FastifyPluginAsync } from 'fastify';

import { builtLinkPages } from './link-pages.ts';
import type { PageSettings, Prerendered } from './page.ts';
import { staticFiles } from './static-files.ts';

/** The built app: its plugin, and the style hashes for the content security policy. */
export interface BuiltFrontEnd {
  readonly linkPages: ReturnType<typeof builtLinkPages>;
  readonly styleHashes: readonly string[];
  readonly plugin: (settings: PageSettings) => FastifyPluginAsync;
}

/** The module that `npm run build` makes of `src/prerender.tsx`. */
interface PrerenderModule {
  readonly prerenderPage: (settings: PageSettings) => Promise<Prerendered>;
}

/**
 * The app built by `npm run build`.
 * @param root the files for browsers
 * @param prerenderer the module that renders screens into the page
 * @param linkPages the module that renders the pages of secure links
 */
export function builtFrontEnd(root: string, prerenderer: string, linkPages: string): BuiltFrontEnd {
  return {
    linkPages: builtLinkPages(root, linkPages),
    styleHashes: readStyleHashes(join(root, 'csp.json')),
    plugin: (settings) => async (server) => {
      const prerendered = existsSync(prerenderer) ? await prerender(prerenderer, settings) : undefined;
      await server.register(staticFiles, { root, settings: () => settings, prerendered });
    },
  };
}

async function prerender(module: string, settings: PageSettings): Promise<Prerendered> {
  const { prerenderPage }: PrerenderModule = await import(pathToFileURL(module).href);
  return prerenderPage(settings);
}

/** Empty if the app is not built; the plugin then reports it. */
function readStyleHashes(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { styleHashes }: { styleHashes: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return styleHashes;
}
