import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LinkAssets, LinkAssetsByPage } from '#domain/secure-link/link-page.ts';
import { firstFont } from '#scripts/build/page-head.ts';
import { type Manifest, scriptsOf } from '#scripts/build/preloads.ts';

const pathOf = (file: string) => `/${file}`;

/** The sources of the scripts, as the manifest names them. */
export const linkEntries = {
  policy: 'secure-links/client.tsx',
  assessment: 'secure-links/assessment-client.tsx',
  evidence: 'secure-links/evidence-client.tsx',
} as const;

function assetsOf(source: string, folder: string, manifest: Manifest): LinkAssets {
  const files = scriptsOf([source], manifest);
  const entry = manifest[source];
  const styles = Object.values(manifest)
    .filter(({ file }) => files.includes(file))
    .flatMap(({ css = [] }) => css);
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => firstFont.test(file));
  if (entry === undefined || styles.length === 0 || font === undefined)
    throw new Error(`The page ${source} lacks its assets.`);
  return {
    styles: [...new Set(styles)].map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n'),
    fonts: [pathOf(font)],
    scripts: [pathOf(entry.file)],
    chunks: files.filter((file) => file !== entry.file).map(pathOf),
  };
}

/**
 * @param folder of the files that the manifest names
 * @throws when the build has no entry, style sheet or font of a page
 */
export const linkAssetsOf = (folder: string, manifest: Manifest): LinkAssetsByPage => ({
  policy: assetsOf(linkEntries.policy, folder, manifest),
  assessment: assetsOf(linkEntries.assessment, folder, manifest),
  evidence: assetsOf(linkEntries.evidence, folder, manifest),
});
