import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { clientFolder } from '#scripts/build/build-client.ts';
import { initialScripts, readManifest } from '#scripts/build/preloads.ts';
import { inProject } from '#scripts/support/project.ts';

/** The identity SDK, which every page loads beside its own scripts. */
const sdk = inProject('node_modules', '@clerk', 'clerk-js', 'dist', 'clerk.browser.js');

/** Most bytes of JavaScript, gzipped, that a route may load before it shows, with the identity SDK. */
const budgets: Readonly<Record<string, number>> = {
  '/sign-in': 250_000,
  '/': 375_000,
  '/risk-list': 415_000,
  '/information-asset': 415_000,
};

const weightOf = (file: string) => gzipSync(readFileSync(file)).length;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Weighs what each of the main screens loads at first, and says which are too heavy. */
export function weighScreens(): { ok: boolean; output: string } {
  const manifest = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  const lines = Object.entries(budgets).map(([path, most]) => {
    const files = initialScripts(path, manifest);
    if (files.length === 0) throw new Error(`There is no route ${path} to weigh.`);
    const bytes = files.reduce((sum, file) => sum + weightOf(join(clientFolder, file)), weightOf(sdk));
    return { fits: bytes <= most, text: `${path} ${inKilobytes(bytes)} of ${inKilobytes(most)}` };
  });
  return { ok: lines.every(({ fits }) => fits), output: lines.map(({ text }) => text).join('\n') };
}
