import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

import { clientFolder, readLinkManifest } from '#scripts/build/build-client.ts';
import { linkEntries } from '#scripts/build/link-assets.ts';
import { initialScripts, type Manifest, readManifest, routePreloads, scriptsOf } from '#scripts/build/preloads.ts';
import { inProject } from '#scripts/support/project.ts';

/** The identity SDK, which every page loads in addition to its own scripts. */
const sdk = inProject('node_modules', '@clerk', 'clerk-js', 'dist', 'clerk.browser.js');

interface Budget {
  /** The maximum gzipped bytes of JavaScript that a route may load before rendering. */
  readonly most: number;
  /** Whether the identity SDK counts: the sign-in page waits for it, while signed-in users already see the shell. */
  readonly withSdk: boolean;
}

const budgets: Readonly<Record<string, Budget>> = {
  '/sign-in': { most: 250_000, withSdk: true },
  '/': { most: 250_000, withSdk: false },
  '/risk-list': { most: 300_000, withSdk: false },
  '/information-asset': { most: 300_000, withSdk: false },
};

/** The maximum gzipped bytes of JavaScript of the pages without an account (docs/decisions/072-secure-links.md, 081). */
const mostOfLinks = { policy: 100_000, assessment: 110_000, evidence: 110_000 } as const;

/** How many scripts a route may load before rendering, with the identity SDK: each costs a request, and compresses alone. */
const mostScripts = 12;

/** As compressed as it is sent to browsers without brotli (compress.ts, server/identity/routes/sdk-files.ts). */
const weightOf = (file: string) => gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures the initial load of each main screen, counts the scripts of every route, and reports those over budget. */
export function weighScreens(): { ok: boolean; output: string } {
  const manifest = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  const lines = Object.entries(budgets).map(([path, { most, withSdk }]) => {
    const files = initialScripts(path, manifest);
    if (files.length === 0) throw new Error(`There is no route ${path} to weigh.`);
    const bytes = files.reduce((sum, file) => sum + weightOf(join(clientFolder, file)), withSdk ? weightOf(sdk) : 0);
    return { fits: bytes <= most, text: `${path} ${inKilobytes(bytes)} of ${inKilobytes(most)}` };
  });
  const results = [
    ...lines,
    weighLink('policy'),
    weighLink('assessment'),
    weighLink('evidence'),
    ...countScripts(manifest),
  ];
  return { ok: results.every(({ fits }) => fits), output: results.map(({ text }) => text).join('\n') };
}

function weighLink(page: keyof typeof mostOfLinks): { fits: boolean; text: string } {
  const files = scriptsOf([linkEntries[page]], readLinkManifest());
  if (files.length === 0) throw new Error(`There is no page ${page} to weigh.`);
  const bytes = files.reduce((sum, file) => sum + weightOf(join(clientFolder, file)), 0);
  const most = mostOfLinks[page];
  return { fits: bytes <= most, text: `secure link, ${page} ${inKilobytes(bytes)} of ${inKilobytes(most)}` };
}

/** The route with the most scripts. */
function countScripts(manifest: Manifest): { fits: boolean; text: string }[] {
  const counts = routePreloads(manifest).map(({ path }) => ({
    path,
    count: initialScripts(path, manifest).length + 1,
  }));
  const worst = counts.toSorted((one, other) => other.count - one.count).slice(0, 1);
  return worst.map(({ path, count }) => ({
    fits: count <= mostScripts,
    text: `${path} ${count} of ${mostScripts} scripts`,
  }));
}
