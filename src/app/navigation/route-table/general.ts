import { ActivityIcon, HelpIcon, HomeIcon, KeyIcon, SettingsIcon, UsersIcon } from '#src/ui/icons.tsx';

import { forLeaders, type RouteEntry, type RoutePath } from './entry.ts';

/** Personal pages, pages of the organisation as a whole, and help. */
export const generalRoutes = {
  '/': { title: 'Dashboard', platformTitle: 'Admin Dashboard', menu: { group: 'top', icon: HomeIcon } },
  '/profile': { title: 'Profile' },
  '/update-password': { title: 'Update Password' },
  '/notifications': { title: 'Notifications' },
  '/activity-logs': { title: 'Activity Logs' },
  '/on-boarding': { title: 'Organisation Onboarding' },
  '/on-boarding/$id': { title: 'Organisation Onboarding', roles: ['ORG_ADMIN'] },
  // Neither role nor feature is specified: it is the page of the organisation itself, which needs no feature.
  '/manage-organisation': {
    title: 'Manage Organisation',
    roles: ['ORG_ADMIN'],
    // Not in the menu (specification section 2.6): reached from the switcher, the settings and the quick search.
    found: { icon: SettingsIcon, place: 'Your Organisation' },
  },
  '/organisation/resource': {
    title: 'Resource / Help Desk',
    feature: 'ASSESSMENTS',
    menu: { group: 'help', icon: HelpIcon },
  },
  '/manage-users': { ...forLeaders('USERS'), title: 'Manage Users', menu: { group: 'organisation', icon: UsersIcon } },
  '/activity-logs/all-users': {
    title: 'Users Activity Logs',
    roles: ['SUPER_ADMIN', 'ORG_ADMIN', 'ORG_MANAGER'],
    // On the platform nobody has organisation features: the super administrator sees the platform's own log.
    anyFeature: ['USERS', 'ADMIN_ORGANISATION'],
    menu: { group: 'organisation', platformGroup: 'platformOrganisations', icon: ActivityIcon },
  },
  '/login-logs': { title: 'Login Logs', menu: { group: 'organisation', icon: KeyIcon } },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
