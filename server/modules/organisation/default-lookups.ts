import type { LookupKind } from '#openapi/generated/records.ts';

import {
  defaultAffectedAreas,
  defaultFindingActionStatuses,
  defaultFindingImportances,
  defaultFindingSources,
  defaultRootIdentifications,
} from './default-finding-entries.ts';
import { defaultMatrix } from './default-matrix.ts';
import { defaultPolicyCategories, defaultPolicyFrequencies } from './default-policy-entries.ts';
import { defaultAssessmentTiers, defaultContractStatuses, defaultServiceTypes } from './default-provider-entries.ts';
import { defaultRegulation } from './default-regulation.ts';
import { defaultCompetences, defaultStaffRoles } from './default-staff-entries.ts';
import { defaultTaskSeverities, defaultTaskStatuses } from './default-task-entries.ts';
import { defaultThreats } from './default-threats.ts';

interface Entry {
  readonly name: string;
  readonly description: string;
}

/** The default asset types of a new organisation (ISO/IEC 27005:2022, annex A.1.2.4, and 27002, 5.9). */
export const defaultAssetTypes = [
  { name: 'Information', description: 'Records, databases and documents in any medium.' },
  { name: 'Business process', description: 'Activities that the organisation depends on to serve its customers.' },
  { name: 'Software', description: 'Applications, operating systems and tools, bought or built in-house.' },
  { name: 'Hardware', description: 'Servers, workstations, handhelds and media.' },
  { name: 'Operational technology', description: 'Controllers, sensors and machines that act on the physical world.' },
  { name: 'Network', description: 'Cabling, switches, wireless networks and their protection.' },
  { name: 'Cloud service', description: 'Services run by a third party.' },
  { name: 'People', description: 'Roles and knowledge that others depend on.' },
  { name: 'Site', description: 'Buildings, rooms and their utilities.' },
] as const satisfies readonly Entry[];

/** The default incident types of a new organisation (after the reference taxonomy of ENISA and CSIRT networks). */
export const defaultIncidentTypes = [
  { name: 'Malware', description: 'Ransomware, viruses and other malicious code.' },
  { name: 'Intrusion', description: 'An account, application or system was taken over.' },
  { name: 'Phishing and fraud', description: 'People were deceived, or identities misused.' },
  { name: 'Misuse', description: 'Rights or resources were used otherwise than they were given for.' },
  { name: 'Data breach', description: 'Information was disclosed, lost or changed without authorisation.' },
  { name: 'Denial of service', description: 'A service was made unavailable on purpose.' },
  { name: 'Outage', description: 'A service failed without an attack.' },
  { name: 'Lost or stolen equipment', description: 'Devices, media or documents are missing.' },
  { name: 'Human error', description: 'Information or access was handed out, changed or deleted by mistake.' },
  { name: 'Supplier incident', description: 'It happened at a supplier, and affects the organisation.' },
  { name: 'Physical', description: 'Fire, water, break-in or damage at a site.' },
] as const satisfies readonly Entry[];

/** The default risk sources of a new organisation: how risks are identified (ISO/IEC 27005:2022, 7.2). */
export const defaultIdentificationSources = [
  { name: 'Risk workshop', description: 'Identified by the people who do the work, in a dedicated meeting.' },
  { name: 'Internal audit', description: 'A finding of the organisation’s own auditors.' },
  { name: 'External audit', description: 'A finding of a certification body, a customer or a regulator.' },
  { name: 'Incident', description: 'Learned from an incident, here or at a comparable organisation.' },
  { name: 'Penetration test', description: 'Found in a test of systems, buildings or people.' },
  { name: 'Threat intelligence', description: 'Reported by an authority, a community or a supplier.' },
  { name: 'Supplier review', description: 'Found during a supplier assessment.' },
  { name: 'Change or project', description: 'Raised before something new was introduced.' },
  { name: 'Staff report', description: 'Reported by a member of staff in the course of their work.' },
] as const satisfies readonly Entry[];

/** The default entries of every look-up in a new organisation. */
export const defaultLookups: Readonly<Record<LookupKind, readonly Entry[]>> = {
  ...defaultRegulation,
  ...defaultThreats,
  affectedArea: defaultAffectedAreas,
  assessmentTier: defaultAssessmentTiers,
  assetType: defaultAssetTypes,
  competence: defaultCompetences,
  contractStatus: defaultContractStatuses,
  findingActionStatus: defaultFindingActionStatuses,
  findingImportance: defaultFindingImportances,
  findingSource: defaultFindingSources,
  incidentType: defaultIncidentTypes,
  policyCategory: defaultPolicyCategories,
  policyFrequency: defaultPolicyFrequencies,
  riskCategory: defaultMatrix.categories,
  riskIdentificationSource: defaultIdentificationSources,
  riskImpact: defaultMatrix.impacts,
  riskLikelihood: defaultMatrix.likelihoods,
  riskRating: defaultMatrix.ratings,
  rootIdentification: defaultRootIdentifications,
  serviceType: defaultServiceTypes,
  staffRole: defaultStaffRoles,
  taskSeverity: defaultTaskSeverities,
  taskStatus: defaultTaskStatuses,
};
