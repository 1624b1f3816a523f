import { existsSync, readFileSync } from 'node:fs';

/** What a route shows first. */
export interface RouteStart {
  /** The chunks it loads. */
  readonly files: readonly string[];
  /** Whether it is shown in the app's frame, behind the sign-in. */
  readonly inFrame: boolean;
}

/** A route's path (`/risk/$id`) and its start; `npm run build` writes them to preloads.json. */
interface RoutePreload extends RouteStart {
  readonly path: string;
}

const unknown: RouteStart = { files: [], inFrame: false };

/** Finds the route that matches a path. No match is not an error: the router then loads its chunks itself. */
export function openPreloads(file: string): (path: string) => RouteStart {
  if (!existsSync(file)) return () => unknown;
  const preloads: readonly RoutePreload[] = JSON.parse(readFileSync(file, 'utf8'));
  // Like the router, prefers a literal segment to a parameter.
  const routes = preloads
    .map(({ path, ...start }) => ({ segments: segmentsOf(path), start }))
    .toSorted((one, other) => parametersIn(one.segments) - parametersIn(other.segments));
  return (path) => {
    const asked = segmentsOf(path);
    return routes.find(({ segments }) => matches(segments, asked))?.start ?? unknown;
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
