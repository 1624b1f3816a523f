import type { Principal } from '#openapi/access.ts';
import {
  ChartIcon,
  CheckIcon,
  HelpIcon,
  type Icon,
  RiskIcon,
  ScaleIcon,
  SealIcon,
  SettingsIcon,
  UsersIcon,
  FolderIcon,
} from '#src/ui/icons.tsx';

import { isPlatformRole } from './access.ts';
import { routeTable, type MenuGroupId, type RoutePath } from './route-table.ts';

/*
 * What every page needs to name its place in the menu. The entries themselves (`menu.ts`) load with the shell.
 */

interface GroupShape {
  readonly id: MenuGroupId;
  /** Omitted where the entries have no group. */
  readonly name?: { readonly title: string; readonly icon: Icon };
}

interface PartShape {
  readonly title: string;
  readonly groups: readonly GroupShape[];
}

const organisationMenu: readonly PartShape[] = [
  {
    title: 'Menu',
    groups: [
      { id: 'top' },
      { id: 'governance', name: { title: 'Governance', icon: ScaleIcon } },
      { id: 'risk', name: { title: 'Risk', icon: RiskIcon } },
      { id: 'compliance', name: { title: 'Compliance', icon: SealIcon } },
      { id: 'settings', name: { title: 'Settings', icon: SettingsIcon } },
      { id: 'help' },
    ],
  },
  { title: 'Your Organisation', groups: [{ id: 'organisation' }] },
];

const platformMenu: readonly PartShape[] = [
  {
    title: 'Menu',
    groups: [
      { id: 'top' },
      { id: 'platformOrganisations', name: { title: 'Organisations and Users', icon: UsersIcon } },
      { id: 'platformStandards', name: { title: 'Standards and Modules', icon: SealIcon } },
      { id: 'platformControls', name: { title: 'Controls', icon: CheckIcon } },
      { id: 'platformMaturity', name: { title: 'Maturity', icon: ChartIcon } },
      { id: 'platformQuestions', name: { title: 'Security Questions', icon: HelpIcon } },
      { id: 'platformResources', name: { title: 'Resources and Operations', icon: FolderIcon } },
    ],
  },
];

const shapes = [...organisationMenu, ...platformMenu].flatMap(({ groups }) => groups);

/** The title of a menu group; undefined for entries without a group. */
export const groupTitle = (id: MenuGroupId): string | undefined => shapes.find((group) => group.id === id)?.name?.title;

/** The menu of a principal, still without its entries. */
export const partsFor = (principal: Principal) => (isPlatformRole(principal.role) ? platformMenu : organisationMenu);

/** The menu page of a route: the route itself or its parent. */
export function menuPathOf(path: RoutePath | undefined): RoutePath | undefined {
  return path === undefined ? undefined : (routeTable[path].under ?? path);
}

/** The menu group of a route. */
export function groupOf(path: RoutePath | undefined): MenuGroupId | undefined {
  const menuPath = menuPathOf(path);
  return menuPath === undefined ? undefined : routeTable[menuPath].menu?.group;
}
