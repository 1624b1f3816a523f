import { meetsRequirement, organisationLacks, platformRoles, type Role, type Principal } from '#openapi/access.ts';

import type { RouteEntry } from './route-table.ts';

/** Whether a principal may open a route; used by the guard, links and the palette. A path without a row is refused. */
export const mayOpen = (principal: Principal | null, entry: RouteEntry | undefined): boolean =>
  principal !== null && entry !== undefined && meetsRequirement(principal, entry);

/** The access requirement of an address: at its own path, a register also shows its removed records and imports into it. */
export function requirementAt(entry: RouteEntry, search: object): RouteEntry {
  const view = 'view' in search && search.view;
  if (view === 'import') return { ...entry, level: 'ADD' };
  return view === 'removed' ? { ...entry, level: 'DELETE' } : entry;
}

const includesRole = (roles: readonly Role[] | undefined, { role }: Principal): boolean =>
  roles === undefined || roles.includes(role);

/** Why a route is refused: the role excludes it, the organisation lacks the feature, or the person lacks it. */
export type Refusal = 'role' | 'organisation' | 'feature';

/** Returns undefined for a route that the principal may open. */
export function refusalOf(principal: Principal, entry: RouteEntry): Refusal | undefined {
  if (mayOpen(principal, entry)) return undefined;
  if (!includesRole(entry.roles, principal)) return 'role';
  return organisationLacks(principal, entry) ? 'organisation' : 'feature';
}

/** Why an entry of the menu is inert; `menu`: only the menu leaves it out, and links and the quick search open it. */
export type MenuRefusal = Refusal | 'menu';

/** The same for a sidebar entry; the sidebar offers less than the routes allow (specification section 6). */
export const menuRefusal = (principal: Principal, entry: RouteEntry): MenuRefusal | undefined =>
  refusalOf(principal, entry) ?? (includesRole(entry.menuRoles, principal) ? undefined : 'menu');

/** Why a search offers none of its matches; `both` where the reasons differ. */
export type SearchRefusal = MenuRefusal | 'both';

/** The reason that all matches share; undefined where one may be opened or there are no matches. */
export function commonRefusal(refusals: readonly (MenuRefusal | undefined)[]): SearchRefusal | undefined {
  const [first, ...others] = new Set(refusals);
  if (refusals.includes(undefined)) return undefined;
  // Some of them may be opened, only not from the menu: no other reason would be true of all.
  if (refusals.includes('menu')) return 'menu';
  return others.length > 0 ? 'both' : first;
}

const platform: readonly Role[] = platformRoles;

/** Platform administrators have their own navigation (specification section 2.6). */
export const isPlatformRole = (role: Role): boolean => platform.includes(role);
