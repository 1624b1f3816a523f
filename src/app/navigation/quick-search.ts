import { folded } from '#domain/text/folded.ts';
import type { Principal } from '#openapi/access.ts';
import type { Icon } from '#src/ui/icons.tsx';

import { commonRefusal, isPlatformRole, mayOpen, refusalOf, type SearchRefusal } from './access.ts';
import { isGroup, menuFor, type MenuGroup, type MenuLeaf } from './menu.ts';
import { plainRoutes, routeTable, type MenuGroupId, type PlainPath, type RouteEntry } from './route-table.ts';

/** A page as listed by the quick search. */
export interface PageItem {
  readonly path: PlainPath;
  readonly title: string;
  /** Its place in the menu: `Settings, Risk`. */
  readonly place: string;
  readonly icon: Icon;
  /** The view of the page that is meant; none for the page itself. */
  readonly view?: string;
}

export interface PageItems {
  /** The items of the main menu. */
  readonly suggestions: readonly PageItem[];
  readonly settings: readonly PageItem[];
}

const toItem = ({ path, title, icon, section }: MenuLeaf, group: string): PageItem => ({
  path,
  title,
  icon,
  place: section === undefined ? group : `${group}, ${section}`,
});

/** A page, and each of its views. */
function itemsOf(leaf: MenuLeaf, group: string): PageItem[] {
  const { views = {} }: RouteEntry = routeTable[leaf.path];
  const shown = Object.entries(views).map(([view, title]) => ({ ...toItem(leaf, leaf.title), title, view }));
  return [toItem(leaf, group), ...shown];
}

/** The pages of a part of the menu, by the titles of its groups; those without one are named after the part. */
export function pagesOf(
  entries: readonly (MenuLeaf | MenuGroup)[],
  part: string,
): { readonly title: string; readonly pages: readonly PageItem[] }[] {
  const groups = entries.filter(isGroup).map(({ title, leaves }) => ({
    title,
    pages: leaves.flatMap((leaf) => itemsOf(leaf, title)),
  }));
  const single = entries.flatMap((entry) => (isGroup(entry) ? [] : itemsOf(entry, part)));
  return single.length === 0 ? groups : [...groups, { title: part, pages: single }];
}

/** A page of the menu with its group. */
interface MenuPage {
  readonly group: MenuGroupId | undefined;
  readonly item: PageItem;
}

/** Pages of an organisation that its menu does not have. */
const besideMenu: readonly MenuPage[] = plainRoutes.flatMap(([path, { title, found }]) =>
  found === undefined ? [] : [{ group: undefined, item: { path, title, ...found } }],
);

/** The pages that a group of the menu would have: `found` of the route table. */
export const pagesBesideGroup = (title: string): readonly PageItem[] =>
  besideMenu.flatMap(({ item }) => (item.place === title ? [item] : []));

/** Every page of the menu on the principal's side, platform or organisation (specification section 2.6), and those beside it. */
const allPagesFor = (principal: Principal): readonly MenuPage[] => [
  ...menuPagesFor(principal),
  ...(isPlatformRole(principal.role) ? [] : besideMenu),
];

const menuPagesFor = (principal: Principal): readonly MenuPage[] =>
  menuFor(principal)
    .flatMap(({ entries }) => entries)
    .flatMap((entry): MenuPage[] =>
      isGroup(entry)
        ? entry.leaves.flatMap((leaf) => itemsOf(leaf, entry.title).map((item) => ({ group: entry.id, item })))
        : itemsOf(entry, '').map((item) => ({ group: undefined, item })),
    );

/** The pages that a principal may open. */
export function pagesFor(principal: Principal): PageItems {
  const pages = allPagesFor(principal).filter(({ item }) => mayOpen(principal, routeTable[item.path]));
  return {
    suggestions: pages.filter(({ group }) => group !== 'settings').map(({ item }) => item),
    settings: pages.filter(({ group }) => group === 'settings').map(({ item }) => item),
  };
}

/** Matches pages whose title contains every typed word. */
export function searchPages(items: readonly PageItem[], search: string): readonly PageItem[] {
  const words = folded(search).trim().split(/\s+/);
  return items.filter(({ title }) => words.every((word) => folded(title).includes(word)));
}

/** Why a search finds no page to offer. */
export function pageRefusal(principal: Principal, search: string): SearchRefusal | undefined {
  const found = searchPages(
    allPagesFor(principal).map(({ item }) => item),
    search,
  );
  return commonRefusal(found.map(({ path }) => refusalOf(principal, routeTable[path])));
}
