import { leadingRoles } from '#domain/leading-role.ts';
import type { AccessRequirement, Feature, OrganisationFeature, PlatformFeature, Role } from '#openapi/access.ts';
import { organisationRoles, platformRoles } from '#openapi/access.ts';
import type { FileRoutesByTo } from '#src/routeTree.gen.ts';
import type { Icon } from '#src/ui/icons.tsx';

/** The screens of the sign-in and sign-up flows. */
export type EntryPath = '/sign-in' | '/sign-up' | '/verify-otp' | '/forget-password' | '/sso-callback';

/** Open to everyone, signed in or not. */
type PublicPath = EntryPath | '/demo/$document' | '/404' | '/$' | '/invitation';

/** Every route behind the sign-in. */
export type RoutePath = Exclude<keyof FileRoutesByTo, PublicPath>;

/** A route that a link can reach without a record id. */
export type PlainPath = Exclude<RoutePath, `${string}$${string}`>;

/** The groups of the sidebar; `top` and `organisation` hold entries without a group. */
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
  /** In the menu of the platform, for a page that both have. */
  readonly platformGroup?: MenuGroupId;
  readonly icon: Icon;
  /** The menu label, where it differs from the title. */
  readonly label?: string;
  /** The heading above the entry, in groups with many entries. */
  readonly section?: string;
}

/** A step of the breadcrumbs; without a path it is plain text. */
export interface Crumb {
  readonly title: string;
  readonly path?: PlainPath;
}

/** A row of the route table: who may open the route, its title and its place. */
export interface RouteEntry extends AccessRequirement {
  readonly title: string;
  /** The title for platform administrators, where it differs. */
  readonly platformTitle?: string;
  /** Narrows `roles` for the sidebar only: the menu offers less than the routes allow (specification section 6). */
  readonly menuRoles?: readonly Role[];
  readonly menu?: MenuPlace;
  /** For a page that is not in the menu: how the quick search offers it. */
  readonly found?: { readonly icon: Icon; readonly place: string };
  /** The views of the page by the parameter `view` of its address, which the quick search offers beside it. */
  readonly views?: Readonly<Record<string, string>>;
  /** The menu page that is this page's parent. */
  readonly under?: PlainPath;
  /** The crumbs between home and the current page; by default group, section and title (specification section 2.6). */
  readonly crumbs?: readonly Crumb[];
}

export { leadingRoles };

/** "All six" of specification section 2.4; in the menu only for the two leading roles. */
export const forMembers = (feature: OrganisationFeature) => ({
  roles: organisationRoles,
  menuRoles: leadingRoles,
  feature,
});

export const forLeaders = (feature: OrganisationFeature) => ({ roles: leadingRoles, feature });

export const forPlatform = (feature: PlatformFeature) => ({ roles: platformRoles, feature });

/** Any role with the feature ("no role limit"); in the menu only for the two leading roles. */
export const forAnyRole = (feature: Feature) => ({ menuRoles: leadingRoles, feature });
