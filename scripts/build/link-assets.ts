import { firstFont } from '#scripts/build/page-head.ts';
import { entryScripts, type Manifest } from '#scripts/build/preloads.ts';

/** What the pages without an account fetch: paths on the origin (src/secure-links/Sheet.tsx). */
export interface LinkAssets {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  readonly chunks: readonly string[];
}

const pathOf = (file: string) => `/${file}`;

/** @throws when the build has no entry, style sheet or font */
export function linkAssetsOf(manifest: Manifest): LinkAssets {
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const font = chunks.flatMap(({ assets = [] }) => assets).find((file) => firstFont.test(file));
  if (entry?.css === undefined || font === undefined) throw new Error('The pages of secure links lack their assets.');
  return {
    styles: entry.css.map(pathOf),
    fonts: [pathOf(font)],
    scripts: [pathOf(entry.file)],
    chunks: entryScripts(manifest)
      .filter((file) => file !== entry.file)
      .map(pathOf),
  };
}
