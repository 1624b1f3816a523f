import {
  ChartIcon,
  CheckIcon,
  ColumnsIcon,
  FileIcon,
  FolderIcon,
  HelpIcon,
  KeyIcon,
  LinkIcon,
  LockIcon,
  SealIcon,
  UserIcon,
  UsersIcon,
} from '#src/ui/icons.tsx';

import { forPlatform, type RouteEntry, type RoutePath } from './entry.ts';

/** Platform administration (specification section 2.5). */
export const platformRoutes = {
  '/admin/organisations': {
    ...forPlatform('ADMIN_ORGANISATION'),
    title: 'Organisations',
    menu: { group: 'platformOrganisations', icon: FolderIcon },
  },
  '/admin/organisation-users': {
    ...forPlatform('ADMIN_ORGANISATION'),
    title: 'Organisation Users',
    menu: { group: 'platformOrganisations', icon: UsersIcon },
  },
  '/admin/clerk-users': {
    ...forPlatform('ADMIN_ORGANISATION'),
    title: 'Clerk Users',
    menu: { group: 'platformOrganisations', icon: UserIcon },
  },
  '/admin/admins': {
    ...forPlatform('ADMIN_ADMIN_MANAGE'),
    title: 'Admins',
    menu: { group: 'platformOrganisations', icon: KeyIcon },
  },
  '/admin/standards': {
    ...forPlatform('ADMIN_STANDARDS'),
    title: 'Standards',
    menu: { group: 'platformStandards', icon: SealIcon },
  },
  '/admin/standard-levels': {
    ...forPlatform('ADMIN_STANDARDS'),
    title: 'Standard Levels',
    menu: { group: 'platformStandards', icon: SealIcon },
  },
  '/admin/module': {
    ...forPlatform('ADMIN_STANDARDS'),
    title: 'Module',
    menu: { group: 'platformStandards', icon: ColumnsIcon },
  },
  '/admin/control-groups': {
    ...forPlatform('ADMIN_CONTROLS'),
    title: 'Control Groups',
    menu: { group: 'platformControls', icon: FolderIcon },
  },
  '/admin/controls': {
    ...forPlatform('ADMIN_CONTROLS'),
    title: 'Controls',
    menu: { group: 'platformControls', icon: CheckIcon },
  },
  '/admin/control-mapping': {
    ...forPlatform('ADMIN_CONTROLS'),
    title: 'Control Mapping',
    menu: { group: 'platformControls', icon: LinkIcon },
  },
  '/admin/control-questionnaires': {
    ...forPlatform('ADMIN_CONTROLS'),
    title: 'Control Questionnaires',
    menu: { group: 'platformControls', icon: FileIcon },
  },
  '/admin/maturity-models': {
    ...forPlatform('ADMIN_MATURITY_MODELS'),
    title: 'Maturity Models',
    menu: { group: 'platformMaturity', icon: ChartIcon },
  },
  '/admin/maturity-levels': {
    ...forPlatform('ADMIN_MATURITY_MODELS'),
    title: 'Maturity Levels',
    menu: { group: 'platformMaturity', icon: ChartIcon },
  },
  '/admin/security-question-groups': {
    ...forPlatform('ADMIN_SECURITY_QUESTION_GROUPS'),
    title: 'Security Question Groups',
    menu: { group: 'platformQuestions', icon: FolderIcon },
  },
  '/admin/security-questionnaires': {
    ...forPlatform('ADMIN_SECURITY_QUESTIONNAIRES'),
    title: 'Security Questionnaires',
    menu: { group: 'platformQuestions', icon: FileIcon },
  },
  '/admin/resources': {
    ...forPlatform('ADMIN_RESOURCE'),
    title: 'Resources',
    menu: { group: 'platformResources', icon: FileIcon },
  },
  '/admin/helpful-tips': {
    ...forPlatform('ADMIN_RESOURCE'),
    title: 'Helpful Tips',
    menu: { group: 'platformResources', icon: HelpIcon },
  },
  '/admin/report-templates': {
    ...forPlatform('ADMIN_RESOURCE'),
    title: 'Report Templates',
    menu: { group: 'platformResources', icon: ChartIcon },
  },
  '/admin/it-privileged-operations': {
    ...forPlatform('ADMIN_IT_PRIVILEGED_OPERATIONS'),
    title: 'IT Privileged Operations',
    menu: { group: 'platformResources', icon: LockIcon },
  },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
