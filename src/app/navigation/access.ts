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

/** The same for a sidebar entry; the sidebar offers less than the routes allow (specification section 6). */
export const menuRefusal = (principal: Principal, entry: RouteEntry): Refusal | undefined =>
  includesRole(entry.menuRoles, principal) ? refusalOf(principal, entry) : 'role';

/** Why a search offers none of its matches; `both` where the reasons differ. */
export type SearchRefusal = Refusal | 'both';

/** The reason that all matches share; undefined where one may be opened or there are no matches. */
export function commonRefusal(refusals: readonly (Refusal | undefined)[]): SearchRefusal | undefined {
  const [first, ...others] = new Set(refusals);
  if (refusals.includes(undefined)) return undefined;
  return others.length > 0 ? 'both' : first;
}

const platform: readonly Role[] = platformRoles;

/** Platform administrators have their own navigation (specification section 2.6). */
export const isPlatformRole = (role: Role): boolean => platform.includes(role);
