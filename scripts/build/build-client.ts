import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addCompileHints } from '#scripts/build/compile-hints.ts';
import { compressFiles } from '#scripts/build/compress.ts';
import { contentSecurityOf } from '#scripts/build/content-security.ts';
import { linkAssetsOf } from '#scripts/build/link-assets.ts';
import { arrangeHead } from '#scripts/build/page-head.ts';
import { entryScripts, type Manifest, readManifest, routePreloads } from '#scripts/build/preloads.ts';
import { inProject, installedVersion, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import { runStep } from '#scripts/support/step.ts';

/** The output folder of the build. */
export const clientFolder = inProject('dist', 'client');

/** What the pages of secure links load, in the manifests of both of their builds. */
export const readLinkManifest = (): Manifest => ({
  ...readManifest(join(clientFolder, '.vite', 'secure-links.json')),
  ...readManifest(join(clientFolder, '.vite', 'secure-links-evidence.json')),
});

const prerenderFolder = inProject('dist', 'prerender');

/** The module that renders screens into the page, for the server. */
export const prerenderer = join(prerenderFolder, 'prerender.js');

/** The module that renders the pages of secure links, for the server. */
export const linkPageRenderer = join(prerenderFolder, 'link-pages.js');

/**
 * Builds the app into dist/client if its sources have changed: hashed assets with their compressed copies, `csp.json` (what
 * the content security policy must allow), `preloads.json` (the chunks that each route loads next) and `link-assets.json` (what the
 * pages of secure links load).
 */
export async function buildClient(): Promise<void> {
  await runStep({
    name: 'client',
    inputs: [
      ...['domain', 'machines', 'openapi', 'src', 'styled-system', 'scripts'].map((folder) => inProject(folder)),
      ...['package-lock.json', 'panda.config.ts', 'panda.secure-links.config.ts', 'vite.config.ts'].map((file) =>
        inProject(file),
      ),
    ],
    notes: [installedVersion('vite'), installedVersion('sonner')],
    outputs: [clientFolder, prerenderFolder],
    work: build,
  });
}

/** Vite runs in a separate process, because it sets NODE_ENV to `production`. */
async function build(): Promise<void> {
  await runVite([]);
  const ofLinks = ['--config', inProject('scripts', 'build', 'secure-links.config.ts')];
  await runVite(ofLinks);
  await runVite([...ofLinks, '--mode', 'evidence']);
  await runVite(['--config', inProject('scripts', 'build', 'prerender.config.ts')]);
  const manifest = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  const links = readLinkManifest();
  const linkAssets = linkAssetsOf(clientFolder, links);
  addCompileHints(clientFolder, [...entryScripts(manifest), ...entryScripts(links)]);
  await compressFiles(clientFolder);
  const page = join(clientFolder, 'index.html');
  writeFileSync(page, arrangeHead(readFileSync(page, 'utf8'), manifest));
  const linkStyles = new Set(Object.values(linkAssets).map(({ styles }) => styles));
  writeJson('csp.json', contentSecurityOf(page, [...linkStyles]));
  writeJson('preloads.json', routePreloads(manifest));
  writeJson('link-assets.json', linkAssets);
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
