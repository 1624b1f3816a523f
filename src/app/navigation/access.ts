import { meetsRequirement, organisationLacks, platformRoles, type Role, type Principal } from '#openapi/access.ts';

import type { RouteEntry } from './route-table.ts';

/** Whether somebody may open a route: the guard, links and the palette. An address that the table lacks is refused. */
export const mayOpen = (principal: Principal | null, entry: RouteEntry | undefined): boolean =>
  principal !== null && entry !== undefined && meetsRequirement(principal, entry);

/** What an address requires: a register shows what was removed from it at its own path, to those who may remove. */
export const requirementAt = (entry: RouteEntry, search: object): RouteEntry =>
  'view' in search && search.view === 'removed' ? { ...entry, level: 'DELETE' } : entry;

const includesRole = (roles: readonly Role[] | undefined, { role }: Principal): boolean =>
  roles === undefined || roles.includes(role);

/** Why somebody may not open a route: the role does not include it, the organisation has not its feature, or they have not. */
export type Refusal = 'role' | 'organisation' | 'feature';

/** Undefined for a route that somebody may open. */
export function refusalOf(principal: Principal, entry: RouteEntry): Refusal | undefined {
  if (mayOpen(principal, entry)) return undefined;
  if (!includesRole(entry.roles, principal)) return 'role';
  return organisationLacks(principal, entry) ? 'organisation' : 'feature';
}

/** The same of an entry of the sidebar, which offers less than may be opened (specification section 6). */
export const menuRefusal = (principal: Principal, entry: RouteEntry): Refusal | undefined =>
  includesRole(entry.menuRoles, principal) ? refusalOf(principal, entry) : 'role';

/** Why a search offers nothing of what it finds; `both` where one entry has this reason and another that. */
export type SearchRefusal = Refusal | 'both';

/** The reason that found entries have in common; undefined where one may be opened, or none was found. */
export function commonRefusal(refusals: readonly (Refusal | undefined)[]): SearchRefusal | undefined {
  const [first, ...others] = new Set(refusals);
  if (refusals.includes(undefined)) return undefined;
  return others.length > 0 ? 'both' : first;
}

const platform: readonly Role[] = platformRoles;

/** Platform administrators have a navigation of their own (specification section 2.6). */
export const isPlatformRole = (role: Role): boolean => platform.includes(role);
