import type { Principal } from '#openapi/access.ts';

import { isPlatformRole, mayOpen } from './access.ts';
import { groupOf, groupTitle } from './menu.ts';
import { routeTable, type Crumb, type RoutePath } from './route-table.ts';

/** What a page is called for this principal. */
export function titleOf(path: RoutePath, principal: Principal | null): string {
  const { title, platformTitle } = routeTable[path];
  return principal !== null && isPlatformRole(principal.role) ? (platformTitle ?? title) : title;
}

/** Where a page stands by the menu: its group, its section, the page it belongs to. */
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
 * What follows the home crumb (specification section 2.6): the row's own trail, else the page's place in the menu and its
 * title. The last says where one is and is no link; neither is a page that the person may not open.
 */
export function breadcrumbsOf(path: RoutePath, principal: Principal | null): Crumb[] {
  const title = titleOf(path, principal);
  const trail = routeTable[path].crumbs ?? [...placeOf(path), { title }];
  return trail.map((crumb, index) => {
    const leads = index < trail.length - 1 && crumb.path !== undefined && mayOpen(principal, routeTable[crumb.path]);
    return leads ? crumb : { title: crumb.title };
  });
}
