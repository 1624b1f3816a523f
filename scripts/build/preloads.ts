import { readFileSync } from 'node:fs';

/** The fields of a chunk in Vite's manifest that we use. */
interface Chunk {
  readonly file: string;
  /** The name of its layer, or of its source. */
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The chunks of a build by their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A route's path (`/risk/$id`) and the chunks it loads beyond the entry. */
export interface RoutePreload {
  readonly path: string;
  readonly files: readonly string[];
  /** Whether it is shown in the app's frame, behind the sign-in. */
  readonly inFrame: boolean;
}

const routeSource = /^routes\/(?<name>.+)\.tsx\?tsr-split=component$/;

export function readManifest(file: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest;
}

/**
 * The chunks that each route loads only after the router has run, by route path, without those already named in the page.
 * If the page names them as well, they load in parallel with the entry, which saves half a second of the largest contentful
 * paint on a slow connection.
 */
export function routePreloads(manifest: Manifest): RoutePreload[] {
  const names = Object.keys(manifest).flatMap((source) => routeSource.exec(source)?.groups?.['name'] ?? []);
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const named = new Set(chunksOf(entries, manifest));
  return names
    .filter((name) => !isLayout(name, names))
    .map((name) => ({
      path: routePath(name),
      inFrame: name.startsWith('_app/'),
      files: chunksOf(sourcesOf(name, names), manifest).filter((file) => !named.has(file)),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The scripts of every page: the entry and its static imports. */
export function entryScripts(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  return scriptsOf(entries, manifest);
}

/** The scripts of some sources and their static imports. */
export const scriptsOf = (sources: readonly string[], manifest: Manifest): string[] =>
  chunksOf(sources, manifest).filter((file) => file.endsWith('.js'));

/** Every script that a route loads before rendering: the entry, the route with its layouts, and their imports. */
export function initialScripts(path: string, manifest: Manifest): string[] {
  const route = routePreloads(manifest).find((preload) => preload.path === path);
  if (route === undefined) return [];
  return [...new Set([...entryScripts(manifest), ...route.files.filter((file) => file.endsWith('.js'))])];
}

function isLayout(name: string, names: readonly string[]): boolean {
  return names.some((other) => other.startsWith(`${name}/`) || other.startsWith(`${name}.`));
}

/** https://tanstack.com/router/latest/docs/framework/react/routing/file-naming-conventions */
function routePath(name: string): string {
  const segments = name.split(/[/.]/).filter((segment) => !/^(?:_.*|\(.*\)|index|route|)$/.test(segment));
  return `/${segments.map((segment) => segment.replace(/_$/, '')).join('/')}`;
}

/** The route and its layouts. */
function sourcesOf(name: string, names: readonly string[]): string[] {
  return names
    .filter((other) => name === other || name.startsWith(`${other}/`) || name.startsWith(`${other}.`))
    .map((each) => `routes/${each}.tsx?tsr-split=component`);
}

/** The chunks of the sources and their imports. */
function chunksOf(sources: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const collect = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...found].toSorted();
}
