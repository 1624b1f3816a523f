import { folded } from '#domain/text/folded.ts';
import type { Principal } from '#openapi/access.ts';
import type { Icon } from '#src/ui/icons.tsx';

import { commonRefusal, mayOpen, refusalOf, type SearchRefusal } from './access.ts';
import { isGroup, menuFor, type MenuLeaf } from './menu.ts';
import { routeTable, type MenuGroupId, type PlainPath } from './route-table.ts';

/** A page as listed by the quick search. */
export interface PageItem {
  readonly path: PlainPath;
  readonly title: string;
  /** Its place in the menu: `Settings, Risk`. */
  readonly place: string;
  readonly icon: Icon;
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

/** A page of the menu with its group. */
interface MenuPage {
  readonly group: MenuGroupId | undefined;
  readonly item: PageItem;
}

/** Every page of the menu on the principal's side, platform or organisation (specification section 2.6). */
const allPagesFor = (principal: Principal): readonly MenuPage[] =>
  menuFor(principal)
    .flatMap(({ entries }) => entries)
    .flatMap((entry): MenuPage[] =>
      isGroup(entry)
        ? entry.leaves.map((leaf) => ({ group: entry.id, item: toItem(leaf, entry.title) }))
        : [{ group: undefined, item: toItem(entry, '') }],
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
