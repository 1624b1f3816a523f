import { firstFont } from '#scripts/build/page-head.ts';
import { type Manifest, scriptsOf } from '#scripts/build/preloads.ts';

/** What the pages without an account fetch: paths on the origin (src/secure-links/Sheet.tsx). */
export interface LinkAssets {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly chunks: readonly string[];
}

/** What the page of each kind of link fetches. */
export interface LinkAssetsByPage {
  readonly policy: LinkAssets;
  readonly assessment: LinkAssets;
}

const pathOf = (file: string) => `/${file}`;

/** The sources of the scripts, as the manifest names them. */
export const linkEntries = {
  policy: 'secure-links/client.tsx',
  assessment: 'secure-links/assessment-client.tsx',
} as const;

function assetsOf(source: string, manifest: Manifest): LinkAssets {
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
    styles: [...new Set(styles)].map(pathOf),
    fonts: [pathOf(font)],
    scripts: [pathOf(entry.file)],
    chunks: files.filter((file) => file !== entry.file).map(pathOf),
  };
}

/** @throws when the build has no entry, style sheet or font of a page */
export const linkAssetsOf = (manifest: Manifest): LinkAssetsByPage => ({
  policy: assetsOf(linkEntries.policy, manifest),
  assessment: assetsOf(linkEntries.assessment, manifest),
});
