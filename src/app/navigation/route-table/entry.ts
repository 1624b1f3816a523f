import type { AccessRequirement, Feature, OrganisationFeature, PlatformFeature, Role } from '#openapi/access.ts';
import { organisationRoles, platformRoles } from '#openapi/access.ts';
import type { FileRoutesByTo } from '#src/routeTree.gen.ts';
import type { Icon } from '#src/ui/icons.tsx';

/** The screens on the way in. */
export type EntryPath = '/sign-in' | '/sign-up' | '/verify-otp' | '/forget-password' | '/sso-callback';

/** Open to everybody, signed in or not. */
type PublicPath = EntryPath | '/demo/$document' | '/404' | '/$';

/** Every route behind the sign-in. */
export type RoutePath = Exclude<keyof FileRoutesByTo, PublicPath>;

/** A route that a link reaches without naming a record. */
export type PlainPath = Exclude<RoutePath, `${string}$${string}`>;

/** The groups of the sidebar; `top` and `organisation` hold entries that stand by themselves. */
export type MenuGroupId =
  | 'top'
  | 'governance'
  | 'risk'
  | 'compliance'
  | 'settings'
  | 'help'
  | 'organisation'
  | 'platformOrganisations'
  | 'platformStandards'
  | 'platformControls'
  | 'platformMaturity'
  | 'platformQuestions'
  | 'platformResources';

export interface MenuPlace {
  readonly group: MenuGroupId;
  readonly icon: Icon;
  /** What the menu calls it, where that differs from the title. */
  readonly label?: string;
  /** The heading below which the entry stands, in a group with many. */
  readonly section?: string;
}

/** A step of the breadcrumbs; without a path it only says where one is. */
export interface Crumb {
  readonly title: string;
  readonly path?: PlainPath;
}

/** What is known of a route: who may open it, what it is called, where it stands. */
export interface RouteEntry extends AccessRequirement {
  readonly title: string;
  /** What platform administrators know it as, where that differs. */
  readonly platformTitle?: string;
  /** Narrows `roles` for the sidebar alone: the menu offers less than the routes allow (specification section 6). */
  readonly menuRoles?: readonly Role[];
  readonly menu?: MenuPlace;
  /** The page of the menu that this page belongs to. */
  readonly under?: PlainPath;
  /** What stands between the home crumb and the end; by default group, section and title (specification section 2.6). */
  readonly crumbs?: readonly Crumb[];
}

export const leadingRoles = ['ORG_ADMIN', 'ORG_MANAGER'] as const satisfies readonly Role[];

/** "All six" of specification section 2.4; in the menu only for the two that lead. */
export const forMembers = (feature: OrganisationFeature) => ({
  roles: organisationRoles,
  menuRoles: leadingRoles,
  feature,
});

export const forLeaders = (feature: OrganisationFeature) => ({ roles: leadingRoles, feature });

export const forPlatform = (feature: PlatformFeature) => ({ roles: platformRoles, feature });

/** Any role with the feature ("no role limit"); in the menu only for the two that lead. */
export const forAnyRole = (feature: Feature) => ({ menuRoles: leadingRoles, feature });
