import { firstFont } from '#scripts/build/page-head.ts';
import type { Manifest } from '#scripts/build/preloads.ts';

/** Referenced by the page itself, and not in Vite's manifest. The first script is added by its name (vite.config.ts). */
const named = ['favicon.svg'];

/** Chunks that are loaded lazily but must be available offline. */
const offlineParts = ['app/connectivity/Connectivity.tsx'];

/**
 * The files needed to start offline: the entry with its static imports, their styles, the default font and the offline
 * notice. The service worker caches only these; screens are fetched when they are opened.
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
