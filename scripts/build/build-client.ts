import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addCompileHints } from '#scripts/build/compile-hints.ts';
import { compressFiles } from '#scripts/build/compress.ts';
import { contentSecurityOf } from '#scripts/build/content-security.ts';
import { arrangeHead } from '#scripts/build/page-head.ts';
import { readManifest, routePreloads } from '#scripts/build/preloads.ts';
import { inProject, installedVersion, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import { runStep } from '#scripts/support/step.ts';

/** The output folder of the build. */
export const clientFolder = inProject('dist', 'client');

const prerenderFolder = inProject('dist', 'prerender');

/** The module that renders screens into the page, for the server. */
export const prerenderer = join(prerenderFolder, 'prerender.js');

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
    outputs: [clientFolder, prerenderFolder],
    work: build,
  });
}

/** Vite runs in a separate process, because it sets NODE_ENV to `production`. */
async function build(): Promise<void> {
  await runVite([]);
  await runVite(['--config', inProject('scripts', 'build', 'prerender.config.ts')]);
  const manifest = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  addCompileHints(clientFolder, manifest);
  await compressFiles(clientFolder);
  const page = join(clientFolder, 'index.html');
  writeFileSync(page, arrangeHead(readFileSync(page, 'utf8'), manifest));
  writeJson('csp.json', contentSecurityOf(page));
  writeJson('preloads.json', routePreloads(manifest));
}

async function runVite(options: readonly string[]): Promise<void> {
  const vite = ['--import', 'tsx', toolScript('vite'), 'build', '--configLoader', 'native', '--logLevel', 'warn'];
  const { ok, output } = await runNode([...vite, ...options]);
  if (ok) return;
  rmSync(clientFolder, { recursive: true, force: true });
  throw new Error(`The build of the app failed:\n${output}`);
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(clientFolder, name), `${JSON.stringify(value, null, 2)}\n`);
}
