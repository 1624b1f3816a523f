import { join } from 'node:path';

import { clientFolder } from '#scripts/build/build-client.ts';
import { readManifest } from '#scripts/build/preloads.ts';

/**
 * The URL path of a lazily loaded file of the built app.
 * @param name its source, or the layer that its source belongs to (scripts/build/layers.ts)
 */
export function pathOfChunk(name: string): string {
  const manifest = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined) throw new Error(`The build has no chunk of ${name}`);
  return `/${chunk.file}`;
}
