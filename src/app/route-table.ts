import { organisationRoles, type Demand } from '#openapi/access.ts';
import type { FileRoutesByTo } from '#src/routeTree.gen.ts';

/** Open to everybody, signed in or not. */
type PublicPath = '/sign-in';

export interface RouteEntry extends Demand {
  readonly title: string;
}

/** Every route behind the sign-in: who may open it (specification section 2.4) and what it is called. */
export const routeTable: Readonly<Record<Exclude<keyof FileRoutesByTo, PublicPath>, RouteEntry>> = {
  '/': { title: 'Dashboard' },
  '/risk-list': { title: 'Risk Register', roles: organisationRoles, feature: 'RISK' },
};
