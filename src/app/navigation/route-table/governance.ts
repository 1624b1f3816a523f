import {
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  FileIcon,
  FolderIcon,
  LinkIcon,
  RefreshIcon,
  ScaleIcon,
  UsersIcon,
} from '#src/ui/icons.tsx';

import { forLeaders, forMembers, type RouteEntry, type RoutePath } from './entry.ts';

const providers = { title: 'Service Provider List', path: '/service-provider-list' } as const;
const assessments = { title: 'Service Provider Assessment', path: '/service-provider-assessment' } as const;

/** Policies, projects, service providers, staff, documents, regulation and change. */
export const governanceRoutes = {
  '/policy-dashboard': {
    ...forLeaders('POLICY'),
    title: 'Policy Dashboard',
    menu: { group: 'governance', icon: ChartIcon },
  },
  '/policy': { ...forLeaders('POLICY'), title: 'Policy Register', menu: { group: 'governance', icon: FileIcon } },
  '/policy-acknowledgement/$id': {
    ...forLeaders('POLICY'),
    title: 'Policy Acknowledgement',
    under: '/policy',
    crumbs: [{ title: 'Policy Register', path: '/policy' }, { title: 'Policy Acknowledgement' }],
  },
  '/policy-acknowledgement/$id/report': {
    ...forLeaders('POLICY'),
    title: 'Acknowledgement Report',
    under: '/policy',
    crumbs: [{ title: 'Policy Register', path: '/policy' }, { title: 'Acknowledgement Report' }],
  },
  '/policy-document/$id': {
    ...forLeaders('POLICY'),
    title: 'Policy Document',
    under: '/policy',
    crumbs: [{ title: 'Policy Register', path: '/policy' }, { title: 'Policy Document' }],
  },
  '/policy-report': {
    ...forLeaders('POLICY'),
    title: 'Policy List',
    under: '/policy',
    crumbs: [{ title: 'Policy Register', path: '/policy' }, { title: 'Policy List' }],
  },
  '/tasks-dashboard': {
    ...forMembers('PROJECT'),
    title: 'Task Dashboard',
    menu: { group: 'governance', icon: ChartIcon },
  },
  '/manage-projects': { ...forMembers('PROJECT'), title: 'Project', menu: { group: 'governance', icon: CalendarIcon } },
  '/manage-projects/tasks': {
    ...forMembers('PROJECT'),
    title: 'Tasks',
    under: '/manage-projects',
    crumbs: [{ title: 'Governance' }, { title: 'Project', path: '/manage-projects' }, { title: 'Tasks' }],
  },
  '/project-report/$id': {
    ...forMembers('PROJECT'),
    title: 'Project Report',
    crumbs: [{ title: 'Project', path: '/manage-projects' }, { title: 'Report' }],
  },
  '/service-provider-dashboard': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Service Provider Dashboard',
    menu: { group: 'governance', icon: ChartIcon },
  },
  '/service-provider-list': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Service Provider Register',
    menu: { group: 'governance', icon: LinkIcon },
  },
  '/add-service-provider': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Add Service Provider',
    under: '/service-provider-list',
    crumbs: [providers, { title: 'Add Service Provider' }],
  },
  '/add-service-provider/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Add Service Provider',
    under: '/service-provider-list',
    crumbs: [providers, { title: 'Add Service Provider' }],
  },
  '/service-provider-assessment': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Service Provider Assessment',
    menu: { group: 'governance', icon: CheckIcon },
  },
  '/add-service-provider-assessment': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Add Service Provider Assessment',
    under: '/service-provider-assessment',
    crumbs: [assessments, { title: 'Add Service Provider Assessment' }],
  },
  '/add-service-provider-assessment/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Update Service Provider Assessment',
    under: '/service-provider-assessment',
    crumbs: [assessments, { title: 'Update Service Provider Assessment' }],
  },
  '/assessment-review/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Assessment Review',
    under: '/service-provider-assessment',
    crumbs: [assessments, { title: 'Assessment Review' }],
  },
  '/assessment-report/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Assessment Report',
    under: '/service-provider-assessment',
    crumbs: [assessments, { title: 'Assessment Report' }],
  },
  '/assessment-library': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Assessment Library',
    menu: { group: 'governance', icon: FolderIcon },
  },
  '/assessment-library/questionnaire-builder/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Questionnaire Builder',
    under: '/assessment-library',
    crumbs: [{ title: 'Assessment Library', path: '/assessment-library' }, { title: 'Questionnaire Builder' }],
  },
  '/assessment-library/versions/$id': {
    ...forMembers('SERVICE_PROVIDER'),
    title: 'Template Versions',
    under: '/assessment-library',
    crumbs: [{ title: 'Assessment Library', path: '/assessment-library' }, { title: 'Template Versions' }],
  },
  '/manage-staff': { ...forMembers('STAFF'), title: 'Staff Register', menu: { group: 'governance', icon: UsersIcon } },
  '/staff-chart': {
    ...forMembers('STAFF'),
    title: 'Organisation Chart',
    under: '/manage-staff',
    found: { icon: UsersIcon, place: 'Governance' },
    crumbs: [{ title: 'Staff Register', path: '/manage-staff' }, { title: 'Organisation Chart' }],
  },
  '/staff-competence': {
    ...forMembers('STAFF'),
    title: 'Competence',
    under: '/manage-staff',
    found: { icon: UsersIcon, place: 'Governance' },
    crumbs: [{ title: 'Staff Register', path: '/manage-staff' }, { title: 'Competence' }],
  },
  '/document-repo': {
    ...forMembers('DOCUMENT_REPOSITORY'),
    title: 'Document Repository',
    menu: { group: 'governance', icon: FolderIcon },
  },
  '/document-repo/$id/folder': {
    ...forMembers('DOCUMENT_REPOSITORY'),
    title: 'Folder',
    under: '/document-repo',
    crumbs: [{ title: 'Document Repository', path: '/document-repo' }, { title: 'Folder' }],
  },
  '/document-repo/$id/folder/$folderId/sub-folder': {
    ...forMembers('DOCUMENT_REPOSITORY'),
    title: 'Folder',
    under: '/document-repo',
    crumbs: [{ title: 'Document Repository', path: '/document-repo' }, { title: 'Folder' }],
  },
  '/country-regulatory-register-oos': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Country Regulatory Register',
    menu: { group: 'governance', icon: ScaleIcon },
  },
  '/change-management-process': {
    ...forLeaders('CHANGE_MANAGEMENT_PROCESS'),
    title: 'Change Management Process',
    menu: { group: 'governance', icon: RefreshIcon },
  },
  '/change-calendar': {
    ...forLeaders('CHANGE_MANAGEMENT_PROCESS'),
    title: 'Change Calendar',
    under: '/change-management-process',
    found: { icon: CalendarIcon, place: 'Governance' },
    crumbs: [{ title: 'Change Management Process', path: '/change-management-process' }, { title: 'Change Calendar' }],
  },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
