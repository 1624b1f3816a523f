import { organisationRoles } from '#openapi/access.ts';
import { ActivityIcon, ChartIcon, CheckIcon, ClockIcon, FolderIcon, RiskIcon, WarningIcon } from '#src/ui/icons.tsx';

import { forAnyRole, forLeaders, forMembers, type RouteEntry, type RoutePath } from './entry.ts';

const riskTrail = [
  { title: 'Risk Dashboard', path: '/risk-dashboard' },
  { title: 'Manage Organisation Risk', path: '/risk-list' },
] as const;
const incidents = { title: 'Incident List', path: '/incident' } as const;

/** Risks, information assets, incidents and exemptions. */
export const riskRoutes = {
  '/risk-dashboard': { ...forMembers('RISK'), title: 'Risk Dashboard', menu: { group: 'risk', icon: ChartIcon } },
  '/risk-list': { ...forMembers('RISK'), title: 'Risk Register', menu: { group: 'risk', icon: RiskIcon } },
  '/add-risk': {
    ...forMembers('RISK'),
    title: 'Add Risk',
    under: '/risk-list',
    crumbs: [...riskTrail, { title: 'Add Risk' }],
  },
  '/add-risk/$id': {
    ...forMembers('RISK'),
    title: 'Update Risk',
    under: '/risk-list',
    crumbs: [...riskTrail, { title: 'Update Risk' }],
  },
  '/treatment-actions': {
    ...forMembers('RISK'),
    title: 'Treatment Actions',
    menu: { group: 'risk', icon: CheckIcon },
  },
  '/risk-tracking': { ...forMembers('RISK'), title: 'Risk Tracking', menu: { group: 'risk', icon: ActivityIcon } },
  '/information-asset-report': {
    ...forMembers('INFORMATION_ASSET'),
    title: 'Information Assets Dashboard',
    menu: { group: 'risk', icon: ChartIcon },
  },
  '/information-asset': {
    ...forMembers('INFORMATION_ASSET'),
    title: 'Information Assets',
    menu: { group: 'risk', icon: FolderIcon },
  },
  // The feature is specified, the roles are not; neither page is in the menu.
  '/run-zero-asset': { ...forLeaders('RUN_ZERO_ASSET'), title: 'runZero Assets', under: '/information-asset' },
  '/run-zero-asset-dashboard': {
    ...forLeaders('RUN_ZERO_ASSET'),
    title: 'runZero Assets Dashboard',
    under: '/information-asset-report',
  },
  '/incident-dashboard': {
    ...forAnyRole('ASSESSMENTS'),
    title: 'Incident Dashboard',
    menu: { group: 'risk', icon: ChartIcon },
  },
  '/incident': {
    ...forMembers('INCIDENT_REGISTER'),
    title: 'Incident Register',
    menu: { group: 'risk', icon: WarningIcon },
  },
  '/add-incident': {
    ...forMembers('INCIDENT_REGISTER'),
    title: 'Add Incident',
    under: '/incident',
    crumbs: [incidents, { title: 'Add Incident' }],
  },
  '/add-incident/$id': {
    ...forMembers('INCIDENT_REGISTER'),
    title: 'Add Incident',
    under: '/incident',
    crumbs: [incidents, { title: 'Add Incident' }],
  },
  '/report-incident': {
    roles: organisationRoles,
    feature: 'INCIDENT_REGISTER',
    level: 'ADD',
    title: 'Report an Incident',
    menu: { group: 'risk', icon: WarningIcon },
  },
  '/incident-report/$id': {
    ...forMembers('INCIDENT_REGISTER'),
    title: 'Incident Report',
    under: '/incident',
    crumbs: [incidents, { title: 'Incident Report' }],
  },
  '/exemptions-register': {
    ...forLeaders('EXEMPTIONS_REGISTER'),
    title: 'Exemptions Register',
    menu: { group: 'risk', icon: ClockIcon },
  },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
