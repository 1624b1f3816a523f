import { foldedIncludes } from '#domain/text/folded.ts';
import type { Principal } from '#openapi/access.ts';
import type { Icon } from '#src/ui/icons.tsx';

import { commonRefusal, isPlatformRole, menuRefusal, type MenuRefusal, type SearchRefusal } from './access.ts';
import { partsFor } from './menu-groups.ts';
import { plainRoutes, type MenuGroupId, type MenuPlace, type PlainPath, type RouteEntry } from './route-table.ts';

export interface MenuLeaf {
  readonly path: PlainPath;
  readonly title: string;
  readonly icon: Icon;
  /** False for an entry that is shown but inert (specification section 2.6). */
  readonly permitted: boolean;
  /** Why the entry is inert. */
  readonly refusal: MenuRefusal | undefined;
  readonly section: string | undefined;
}

/** Entries in a collapsible group. */
export interface MenuGroup {
  readonly id: MenuGroupId;
  readonly title: string;
  readonly icon: Icon;
  readonly leaves: readonly MenuLeaf[];
}

/** Entries below a heading: groups, or leaves without a group. */
export interface MenuPart {
  readonly title: string;
  readonly entries: readonly (MenuLeaf | MenuGroup)[];
}

/** The group of an entry: the platform's menu may have it elsewhere than an organisation's. */
const groupFor = ({ group, platformGroup }: MenuPlace, isPlatform: boolean): MenuGroupId =>
  isPlatform ? (platformGroup ?? group) : group;

function leavesOf(id: MenuGroupId, principal: Principal): MenuLeaf[] {
  const isPlatform = isPlatformRole(principal.role);
  // What both menus have follows the platform's own pages.
  const isBorrowed = ({ menu }: RouteEntry) => isPlatform && menu?.platformGroup !== undefined;
  const ownFirst = plainRoutes.toSorted(([, one], [, other]) => Number(isBorrowed(one)) - Number(isBorrowed(other)));
  return ownFirst.flatMap(([path, entry]) => {
    if (entry.menu === undefined || groupFor(entry.menu, isPlatform) !== id) return [];
    const { icon, section, label = entry.title } = entry.menu;
    const title = isPlatform ? (entry.platformTitle ?? label) : label;
    const refusal = menuRefusal(principal, entry);
    return [{ path, title, icon, section, permitted: refusal === undefined, refusal }];
  });
}

/** The complete menu of this principal; platform administrators get only theirs. */
export function menuFor(principal: Principal): MenuPart[] {
  return partsFor(principal).map(({ title, groups }) => ({
    title,
    entries: groups.flatMap(({ id, name }): (MenuLeaf | MenuGroup)[] => {
      const leaves = leavesOf(id, principal);
      return name === undefined ? leaves : [{ id, ...name, leaves }];
    }),
  }));
}

export const isGroup = (entry: MenuLeaf | MenuGroup): entry is MenuGroup => 'leaves' in entry;

const contains = (title: string, search: string) => foldedIncludes(title, search.trim());

function searched(entry: MenuLeaf | MenuGroup, search: string): (MenuLeaf | MenuGroup)[] {
  if (!isGroup(entry)) return contains(entry.title, search) ? [entry] : [];
  const leaves = contains(entry.title, search)
    ? entry.leaves
    : entry.leaves.filter(({ title }) => contains(title, search));
  return leaves.some(({ permitted }) => permitted) ? [{ ...entry, leaves }] : [];
}

/**
 * The entries whose title contains the text; a match on a group's title includes all its entries. During a search a
 * group is shown if at least one of its entries may be opened (specification section 2.6).
 */
export function searchMenu(menu: readonly MenuPart[], search: string): readonly MenuPart[] {
  if (search.trim() === '') return menu;
  return menu
    .map(({ title, entries }) => ({ title, entries: entries.flatMap((entry) => searched(entry, search)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Why a search offers nothing: groups without an accessible entry are left out of its result. */
export function searchRefusal(menu: readonly MenuPart[], search: string): SearchRefusal | undefined {
  const found = menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const leaves = isGroup(entry) ? entry.leaves : [entry];
      return contains(entry.title, search) ? leaves : leaves.filter(({ title }) => contains(title, search));
    });
  return commonRefusal(found.map(({ refusal }) => refusal));
}
