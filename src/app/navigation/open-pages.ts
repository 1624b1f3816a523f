import type { Principal } from '#openapi/access.ts';

import { menuRefusal, mayOpen } from './access.ts';
import { menuFor } from './menu.ts';
import { pagesBesideGroup, pagesOf, type PageItem } from './quick-search.ts';
import { routeTable } from './route-table.ts';

/** Pages with the title of their group in the menu, or of the part that has no groups. */
export interface PageGroup {
  readonly title: string;
  readonly pages: readonly PageItem[];
}

/**
 * Every page that a person may open, grouped as the menu is; none for those whose menu leads to all of them. The dashboard, where
 * they are listed, is left out.
 */
export function pagesBesideMenu(principal: Principal): readonly PageGroup[] {
  const groups = menuFor(principal).flatMap(({ title, entries }) => pagesOf(entries, title));
  const open = groups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ path }) => path !== '/' && mayOpen(principal, routeTable[path])),
    }))
    .filter(({ pages }) => pages.length > 0);
  const withOthers = open.map(({ title, pages }) => ({
    title,
    pages: [...pages, ...pagesBesideGroup(title).filter(({ path }) => mayOpen(principal, routeTable[path]))],
  }));
  const isInMenu = open.every(({ pages }) =>
    pages.every(({ path }) => menuRefusal(principal, routeTable[path]) === undefined),
  );
  return isInMenu ? [] : withOthers;
}
