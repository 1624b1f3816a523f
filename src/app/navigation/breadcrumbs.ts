import type { Principal } from '#openapi/access.ts';

import { isPlatformRole, mayOpen } from './access.ts';
import { groupOf, groupTitle } from './menu-groups.ts';
import { routeTable, type Crumb, type RoutePath } from './route-table.ts';

/** The title of a page for this principal. */
export function titleOf(path: RoutePath, principal: Principal | null): string {
  const { title, platformTitle } = routeTable[path];
  return principal !== null && isPlatformRole(principal.role) ? (platformTitle ?? title) : title;
}

/** The page's place in the menu: its group, its section, its parent page. */
function placeOf(path: RoutePath): Crumb[] {
  const { under, menu } = routeTable[path];
  const group = groupOf(path);
  const name = group === undefined ? undefined : groupTitle(group);
  return [
    ...(name === undefined
      ? []
      : [group === 'settings' ? ({ title: name, path: '/settings' } as const) : { title: name }]),
    ...(menu?.section === undefined ? [] : [{ title: menu.section }]),
    ...(under === undefined ? [] : [{ title: routeTable[under].title, path: under }]),
  ];
}

/**
 * The crumbs after the home crumb (specification section 2.6): the row's own trail, or else the page's place in the
 * menu, then its title. The last crumb is the current page and not a link; nor is a page that the person may not open.
 */
export function breadcrumbsOf(path: RoutePath, principal: Principal | null): Crumb[] {
  const title = titleOf(path, principal);
  const trail = routeTable[path].crumbs ?? [...placeOf(path), { title }];
  return trail.map((crumb) =>
    mayOpen(principal, crumb.path && routeTable[crumb.path]) ? crumb : { title: crumb.title },
  );
}
