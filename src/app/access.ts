import { meetsDemand, platformRoles, type Role, type Standing } from '#openapi/access.ts';

import type { RouteEntry } from './route-table.ts';

/** Whether somebody may open a route: the guard, links and the palette. An address that the table lacks is refused. */
export const mayOpen = (standing: Standing | null, entry: RouteEntry | undefined): boolean =>
  standing !== null && entry !== undefined && meetsDemand(standing, entry);

/** Whether the sidebar offers a route; it offers less than may be opened (specification section 6). */
export const mayOpenFromMenu = (standing: Standing | null, entry: RouteEntry): boolean =>
  mayOpen(standing, entry) &&
  (entry.menuRoles === undefined || (standing !== null && entry.menuRoles.includes(standing.role)));

const platform: readonly Role[] = platformRoles;

/** Platform administrators have a navigation of their own (specification section 2.6). */
export const isPlatformRole = (role: Role): boolean => platform.includes(role);
