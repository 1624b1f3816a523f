import { join } from 'node:path';

import { clientFolder } from '#scripts/build/build-client.ts';
import { readManifest } from '#scripts/build/preloads.ts';

/** The URL path of a lazily loaded source file in the built app. */
export function pathOfChunk(source: string): string {
  const chunk = readManifest(join(clientFolder, '.vite', 'manifest.json'))[source];
  if (chunk === undefined) throw new Error(`The build has no chunk of ${source}`);
  return `/${chunk.file}`;
}
