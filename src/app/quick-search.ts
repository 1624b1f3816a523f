import type { Standing } from '#openapi/access.ts';
import type { Icon } from '#src/ui/icons.tsx';

import { mayOpen } from './access.ts';
import { isGroup, menuFor, type MenuLeaf } from './menu.ts';
import { routeTable, type PlainPath } from './route-table.ts';

/** A page as the quick search offers it. */
export interface PageItem {
  readonly path: PlainPath;
  readonly title: string;
  /** Where it stands in the menu: `Settings, Risk`. */
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

/** The pages that somebody may open, of the menu for their side (specification section 2.6). */
export function pagesFor(standing: Standing): PageItems {
  const entries = menuFor(standing).flatMap((part) => part.entries);
  const itemsOf = (wanted: (id: string | undefined) => boolean) =>
    entries
      .filter((entry) => wanted(isGroup(entry) ? entry.id : undefined))
      .flatMap((entry) =>
        isGroup(entry) ? entry.leaves.map((leaf) => toItem(leaf, entry.title)) : [toItem(entry, '')],
      )
      .filter(({ path }) => mayOpen(standing, routeTable[path]));
  return {
    suggestions: itemsOf((id) => id !== 'settings'),
    settings: itemsOf((id) => id === 'settings'),
  };
}

/** Every word that is typed is part of the title. */
export function searchPages(items: readonly PageItem[], search: string): readonly PageItem[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  return items.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}
