import { complianceRoutes } from './route-table/compliance.ts';
import type { PlainPath, RouteEntry, RoutePath } from './route-table/entry.ts';
import { generalRoutes } from './route-table/general.ts';
import { governanceRoutes } from './route-table/governance.ts';
import { platformRoutes } from './route-table/platform.ts';
import { riskRoutes } from './route-table/risk.ts';
import { settingsRoutes } from './route-table/settings.ts';

export type { Crumb, MenuGroupId, MenuPlace, PlainPath, RouteEntry, RoutePath } from './route-table/entry.ts';

/**
 * Every route behind the sign-in: who may open it, its title and its place (specification sections 2.4 to 2.6). A route
 * without a row, or a row without a route, does not compile. The menu follows this order.
 */
export const routeTable: Readonly<Record<RoutePath, RouteEntry>> = {
  ...generalRoutes,
  ...governanceRoutes,
  ...riskRoutes,
  ...complianceRoutes,
  ...settingsRoutes,
  ...platformRoutes,
};

const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routeTable, path);

const isPlain = (path: RoutePath): path is PlainPath => !path.includes('$');

/** Maps a route's full path to its path in the table; full paths of index routes end with a slash. */
export function routePathOf(fullPath: string): RoutePath | undefined {
  const path = fullPath === '/' ? fullPath : fullPath.replace(/\/$/, '');
  return isRoutePath(path) ? path : undefined;
}

/** The routes that a link can reach without a record id, with their rows. */
export const plainRoutes: readonly (readonly [PlainPath, RouteEntry])[] = Object.entries(routeTable).flatMap(
  ([path, entry]) => (isRoutePath(path) && isPlain(path) ? [[path, entry] as const] : []),
);
