import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compressFiles } from '#scripts/build/compress.ts';
import { contentSecurityOf } from '#scripts/build/content-security.ts';
import { readManifest, routePreloads } from '#scripts/build/preloads.ts';
import { inProject, installedVersion, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import { runStep } from '#scripts/support/step.ts';

/** The output folder of the build. */
export const clientFolder = inProject('dist', 'client');

/**
 * Builds the app into dist/client if its sources have changed: hashed assets with their compressed copies, `csp.json` (what
 * the content security policy must allow) and `preloads.json` (the chunks that each route loads next).
 */
export async function buildClient(): Promise<void> {
  await runStep({
    name: 'client',
    inputs: [
      ...['machines', 'openapi', 'src', 'styled-system', 'scripts'].map((folder) => inProject(folder)),
      ...['package-lock.json', 'panda.config.ts', 'vite.config.ts'].map((file) => inProject(file)),
    ],
    notes: [installedVersion('vite'), installedVersion('sonner')],
    outputs: [clientFolder],
    work: build,
  });
}

/** Vite runs in a separate process, because it sets NODE_ENV to `production`. */
async function build(): Promise<void> {
  const vite = ['--import', 'tsx', toolScript('vite'), 'build', '--configLoader', 'native', '--logLevel', 'warn'];
  const { ok, output } = await runNode(vite);
  if (!ok) {
    rmSync(clientFolder, { recursive: true, force: true });
    throw new Error(`The build of the app failed:\n${output}`);
  }
  await compressFiles(clientFolder);
  writeJson('csp.json', contentSecurityOf(join(clientFolder, 'index.html')));
  writeJson('preloads.json', routePreloads(readManifest(join(clientFolder, '.vite', 'manifest.json'))));
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(clientFolder, name), `${JSON.stringify(value, null, 2)}\n`);
}
