import { existsSync, readFileSync } from 'node:fs';

/** A route's path (`/risk/$id`) and the chunks it loads; `npm run build` writes them to preloads.json. */
interface RoutePreload {
  readonly path: string;
  readonly files: readonly string[];
}

/** Finds the chunks of the route that matches a path. No match is not an error: the router then loads them itself. */
export function openPreloads(file: string): (path: string) => readonly string[] {
  if (!existsSync(file)) return () => [];
  const preloads: readonly RoutePreload[] = JSON.parse(readFileSync(file, 'utf8'));
  // Like the router, prefers a literal segment to a parameter.
  const routes = preloads
    .map(({ path, files }) => ({ segments: segmentsOf(path), files }))
    .toSorted((one, other) => parametersIn(one.segments) - parametersIn(other.segments));
  return (path) => {
    const asked = segmentsOf(path);
    return routes.find(({ segments }) => matches(segments, asked))?.files ?? [];
  };
}

function matches(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, index) => segment.startsWith('$') || segment === asked[index])
  );
}

function parametersIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('$')).length;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
