import type { Manifest } from '#scripts/build/preloads.ts';

/** Files that the page names itself; they are not in Vite's manifest. */
const named = ['favicon.svg', 'theme.js'];

/** Parts that are fetched later and have to be there when the network is gone. */
const offlineParts = ['app/connectivity/Connectivity.tsx'];

/** Of the fonts only the one that the app begins with, in the script that its own words have. */
const firstFont = /\/geist-latin-wght-normal-/;

/**
 * What the page needs to begin without a network: its entry with what that imports at once, their styles, the first
 * font, and what tells that there is no network. The background worker keeps these and nothing else; screens are fetched when they are opened.
 */
export function shellFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set(named);
  const collect = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.assets?.filter((file) => firstFont.test(file)).forEach((file) => files.add(file));
    chunk.imports?.forEach(collect);
  };
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  [...entries, ...offlineParts].forEach(collect);
  return files;
}
