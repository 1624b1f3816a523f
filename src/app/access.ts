import { meetsDemand, platformRoles, type Role, type Standing } from '#openapi/access.ts';

import type { RouteEntry } from './route-table.ts';

/** Whether somebody may open a route: the guard, links and the palette. An address that the table lacks is refused. */
export const mayOpen = (standing: Standing | null, entry: RouteEntry | undefined): boolean =>
  standing !== null && entry !== undefined && meetsDemand(standing, entry);

/** What an address demands: a register shows what was removed from it at its own path, to those who may remove. */
export const demandAt = (entry: RouteEntry, search: object): RouteEntry =>
  'view' in search && search.view === 'removed' ? { ...entry, level: 'DELETE' } : entry;

/** Whether the sidebar offers a route; it offers less than may be opened (specification section 6). */
const mayOpenFromMenu = (standing: Standing | null, entry: RouteEntry): boolean =>
  mayOpen(standing, entry) &&
  (entry.menuRoles === undefined || (standing !== null && entry.menuRoles.includes(standing.role)));

/** Why the sidebar shows an entry that does nothing: the role does not include it, or its feature was not given. */
export type MenuRefusal = 'role' | 'feature';

/** Undefined for what may be opened from the menu. */
export function menuRefusal(standing: Standing, entry: RouteEntry): MenuRefusal | undefined {
  if (mayOpenFromMenu(standing, entry)) return undefined;
  const includesRole = (roles: readonly Role[] | undefined) => roles === undefined || roles.includes(standing.role);
  return includesRole(entry.roles) && includesRole(entry.menuRoles) ? 'feature' : 'role';
}

const platform: readonly Role[] = platformRoles;

/** Platform administrators have a navigation of their own (specification section 2.6). */
export const isPlatformRole = (role: Role): boolean => platform.includes(role);
