import type { LookupKind } from '#openapi/generated/records.ts';

interface SettingsPageWords {
  /** What the page is for. */
  readonly purpose: string;
  /** Whose entries are counted. */
  readonly kind?: LookupKind | 'label';
}

const law = '/country-regulatory-register-oos';

/** What each page of the settings is for, by its path. A page that is missing is listed without. */
export const settingsPageWords: Readonly<Partial<Record<string, SettingsPageWords>>> = {
  '/manage-organisation': { purpose: 'Name, logo, countries, time zone, working week and holidays' },
  '/settings/labels': { purpose: 'Words by which records of all registers are found together', kind: 'label' },
  '/settings/policy/policy-category': { purpose: 'What policies are about', kind: 'policyCategory' },
  '/settings/policy/policy-frequencies': { purpose: 'How often policies are reviewed', kind: 'policyFrequency' },
  '/settings/task/task-status': { purpose: 'The stages through which tasks pass', kind: 'taskStatus' },
  '/settings/task/task-severity': { purpose: 'How much a task matters', kind: 'taskSeverity' },
  '/settings/task/playbook': {
    purpose: 'Tasks that are started together at a record, such as the steps after an incident',
  },
  '/settings/service-provider/service-provider-contract-status': {
    purpose: 'Where contracts with providers stand',
    kind: 'contractStatus',
  },
  '/settings/service-provider/service-type': { purpose: 'What providers do for you', kind: 'serviceType' },
  '/settings/service-provider/assessment-tier': {
    purpose: 'How thoroughly and how often providers are assessed',
    kind: 'assessmentTier',
  },
  '/settings/staff/staff-role': {
    purpose: 'What people do for security, and what each role requires',
    kind: 'staffRole',
  },
  '/settings/staff/competence': { purpose: 'Skills and qualifications that roles require', kind: 'competence' },
  '/settings/risk/risk-matrix': { purpose: 'Levels, bands and colours of the matrix, changed together' },
  '/settings/risk/risk-likelihood': { purpose: 'How likely a risk is, one axis of the matrix', kind: 'riskLikelihood' },
  '/settings/risk/risk-impact': { purpose: 'What a risk would do, the other axis of the matrix', kind: 'riskImpact' },
  '/settings/risk/risk-rating': { purpose: 'The bands of scores, with their review periods', kind: 'riskRating' },
  '/settings/risk/risk-categories': { purpose: 'What risks are about', kind: 'riskCategory' },
  '/settings/risk/incident-types': { purpose: 'What happened in an incident', kind: 'incidentType' },
  '/settings/risk/vulnerability': { purpose: 'Weaknesses that threats use', kind: 'vulnerability' },
  '/settings/risk/threat-category': { purpose: 'The groups of threats', kind: 'threatCategory' },
  '/settings/risk/threat-source': { purpose: 'Where threats come from', kind: 'threatSource' },
  '/settings/risk/threat-actor': { purpose: 'Who is behind threats', kind: 'threatActor' },
  '/settings/risk/threat': { purpose: 'What may happen, with category, source and actor', kind: 'threat' },
  '/settings/risk/risk-owners': { purpose: 'The roles that own risks' },
  '/settings/risk/risk-identification-source': {
    purpose: 'How risks are identified',
    kind: 'riskIdentificationSource',
  },
  '/settings/non-conformity/root-identification': {
    purpose: 'How the cause of a finding is found, and how findings come to light',
    kind: 'rootIdentification',
  },
  '/settings/non-conformity/affected-area': { purpose: 'What a finding concerns', kind: 'affectedArea' },
  '/settings/non-conformity/importance': { purpose: 'How much a finding matters', kind: 'findingImportance' },
  '/settings/non-conformity/action-status': {
    purpose: 'Where the actions on a finding stand',
    kind: 'findingActionStatus',
  },
  '/settings/information-asset/asset-type': { purpose: 'What kinds of assets you have', kind: 'assetType' },
  [`${law}/corporate-or-companies-law`]: { purpose: 'Laws on companies', kind: 'corporateLaw' },
  [`${law}/cybersecurity-or-critical-lnfrastructure-law`]: {
    purpose: 'Laws on cybersecurity and critical infrastructure',
    kind: 'cybersecurityLaw',
  },
  [`${law}/jurisdiction`]: { purpose: 'Whose courts decide', kind: 'jurisdiction' },
  [`${law}/operation-type`]: { purpose: 'What you do in a country', kind: 'operationType' },
  [`${law}/privacy-or-data-law`]: { purpose: 'Laws on privacy and data', kind: 'privacyLaw' },
  [`${law}/region`]: { purpose: 'Parts of the world', kind: 'region' },
  [`${law}/risk-type`]: { purpose: 'What a requirement puts at risk', kind: 'regulatoryRiskType' },
};
