import { SettingsIcon } from '#src/ui/icons.tsx';

import { forLeaders, leadingRoles, type MenuPlace, type RouteEntry, type RoutePath } from './entry.ts';

const inSection = (section: string): MenuPlace => ({ group: 'settings', icon: SettingsIcon, section });

const policy = inSection('Policy');
const task = inSection('Task');
const serviceProvider = inSection('Service Provider');
const risk = inSection('Risk');
const nonConformity = inSection('Non-conformity');
const informationAsset = inSection('Information Asset');
const staff = inSection('Staff');
const allRecords = inSection('All Records');
/** The features with settings of their own; the records of each have labels. */
const withSettings = [
  'POLICY',
  'PROJECT',
  'SERVICE_PROVIDER',
  'RISK',
  'ASSESSMENTS',
  'INFORMATION_ASSET',
  'STAFF',
] as const;

const regulation = inSection('Country Regulatory Register');

/** The look-ups, including those of the country regulatory register (specification section 2.4). */
export const settingsRoutes = {
  '/settings': {
    title: 'Settings',
    roles: leadingRoles,
    // Anyone who may open one of the pages below may open their list.
    anyFeature: withSettings,
    menu: { group: 'settings', icon: SettingsIcon },
    crumbs: [{ title: 'Settings' }],
  },
  '/settings/labels': {
    title: 'Labels',
    roles: leadingRoles,
    anyFeature: withSettings,
    menu: allRecords,
  },
  '/settings/policy/policy-category': { ...forLeaders('POLICY'), title: 'Policy Category', menu: policy },
  '/settings/policy/policy-frequencies': { ...forLeaders('POLICY'), title: 'Policy Frequencies', menu: policy },
  '/settings/task/task-status': { ...forLeaders('PROJECT'), title: 'Task Status', menu: task },
  '/settings/task/task-severity': { ...forLeaders('PROJECT'), title: 'Task Severity', menu: task },
  '/settings/task/playbook': { ...forLeaders('PROJECT'), title: 'Playbooks', menu: task },
  '/settings/service-provider/service-provider-contract-status': {
    ...forLeaders('SERVICE_PROVIDER'),
    title: 'Contract Status',
    menu: serviceProvider,
  },
  '/settings/service-provider/service-type': {
    ...forLeaders('SERVICE_PROVIDER'),
    title: 'Service Type',
    menu: serviceProvider,
  },
  '/settings/service-provider/assessment-tier': {
    ...forLeaders('SERVICE_PROVIDER'),
    title: 'Assessment Tier',
    menu: serviceProvider,
  },
  '/settings/staff/staff-role': { ...forLeaders('STAFF'), title: 'Staff Role', menu: staff },
  '/settings/staff/competence': { ...forLeaders('STAFF'), title: 'Competence', menu: staff },
  '/settings/risk/risk-matrix': { ...forLeaders('RISK'), title: 'Risk Matrix', menu: risk },
  '/settings/risk/risk-appetite': { ...forLeaders('RISK'), title: 'Risk Appetite', menu: risk },
  '/settings/risk/risk-likelihood': { ...forLeaders('RISK'), title: 'Risk Likelihood', menu: risk },
  '/settings/risk/risk-impact': { ...forLeaders('RISK'), title: 'Risk Impact', menu: risk },
  '/settings/risk/risk-rating': { ...forLeaders('RISK'), title: 'Risk Rating', menu: risk },
  '/settings/risk/risk-categories': { ...forLeaders('RISK'), title: 'Risk Categories', menu: risk },
  '/settings/risk/incident-types': { ...forLeaders('RISK'), title: 'Incident Types', menu: risk },
  '/settings/risk/vulnerability': { ...forLeaders('RISK'), title: 'Vulnerability', menu: risk },
  '/settings/risk/threat-category': { ...forLeaders('RISK'), title: 'Threat Category', menu: risk },
  '/settings/risk/threat-source': { ...forLeaders('RISK'), title: 'Threat Source', menu: risk },
  '/settings/risk/threat-actor': { ...forLeaders('RISK'), title: 'Threat Actor', menu: risk },
  '/settings/risk/threat': { ...forLeaders('RISK'), title: 'Threat', menu: risk },
  '/settings/risk/risk-owners': { ...forLeaders('RISK'), title: 'Risk Owners', menu: risk },
  '/settings/risk/risk-identification-source': {
    ...forLeaders('RISK'),
    title: 'Risk Identification Source',
    menu: risk,
  },
  '/settings/non-conformity/root-identification': {
    ...forLeaders('ASSESSMENTS'),
    title: 'Root Identification',
    menu: nonConformity,
  },
  '/settings/non-conformity/affected-area': {
    ...forLeaders('ASSESSMENTS'),
    title: 'Affected Area',
    menu: nonConformity,
  },
  '/settings/non-conformity/importance': { ...forLeaders('ASSESSMENTS'), title: 'Importance', menu: nonConformity },
  '/settings/non-conformity/action-status': {
    ...forLeaders('ASSESSMENTS'),
    title: 'Action Status',
    menu: nonConformity,
  },
  '/settings/information-asset/asset-type': {
    ...forLeaders('INFORMATION_ASSET'),
    title: 'Asset Type',
    menu: informationAsset,
  },
  '/country-regulatory-register-oos/corporate-or-companies-law': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Corporate or Companies Law',
    menu: regulation,
  },
  '/country-regulatory-register-oos/cybersecurity-or-critical-lnfrastructure-law': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Cybersecurity or Critical Infrastructure Law',
    menu: regulation,
  },
  '/country-regulatory-register-oos/jurisdiction': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Jurisdiction',
    menu: regulation,
  },
  '/country-regulatory-register-oos/operation-type': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Operation Type',
    menu: regulation,
  },
  '/country-regulatory-register-oos/privacy-or-data-law': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Privacy or Data Law',
    menu: regulation,
  },
  '/country-regulatory-register-oos/region': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Region',
    menu: regulation,
  },
  '/country-regulatory-register-oos/risk-type': {
    ...forLeaders('COUNTRY_REGULATORY_REGISTER'),
    title: 'Risk Type',
    menu: regulation,
  },
} as const satisfies Partial<Record<RoutePath, RouteEntry>>;
