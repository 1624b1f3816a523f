import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyPluginAsync } from 'fastify';

import type { PageSettings } from './page.ts';
import { staticFiles } from './static-files.ts';

/** The built app: its plugin, and the style hashes for the content security policy. */
export interface BuiltFrontEnd {
  readonly styleHashes: readonly string[];
  readonly plugin: (settings: PageSettings) => FastifyPluginAsync;
}

/** The app built into `root` by `npm run build`. */
export function builtFrontEnd(root: string): BuiltFrontEnd {
  return {
    styleHashes: readStyleHashes(join(root, 'csp.json')),
    plugin: (settings) => async (server) => {
      await server.register(staticFiles, { root, settings: () => settings });
    },
  };
}

/** Empty if the app is not built; the plugin then reports it. */
function readStyleHashes(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const { styleHashes }: { styleHashes: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return styleHashes;
}
