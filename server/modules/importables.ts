import { lookups, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';

import { templateRegister } from './assessment-template/index.ts';
import { auditRegister } from './audit/index.ts';
import { changeRegister } from './change/index.ts';
import { complianceAssessmentRegister } from './compliance-assessment/index.ts';
import { documentRegister } from './document/index.ts';
import { evidenceRegister } from './evidence/index.ts';
import { exemptionRegister } from './exemption/index.ts';
import { findingRegister } from './finding/index.ts';
import type { ImportTargets } from './import/index.ts';
import { incidentHistory, incidentRegister } from './incident/index.ts';
import { assetRegister } from './information-asset/index.ts';
import { lookupTarget, type LookupSettings } from './lookup/index.ts';
import { managementReviewRegister } from './management-review/index.ts';
import { objectiveRegister } from './objective/index.ts';
import { ownControlRegister } from './own-control/index.ts';
import { policyDocuments, policyRegister } from './policy/index.ts';
import { assessmentRegister } from './provider-assessment/index.ts';
import { importable, type Importable } from './record/index.ts';
import { requirementRegister } from './regulatory-requirement/index.ts';
import { riskHistory, riskLookupSettings, riskRegister } from './risk/index.ts';
import { contractFile, documentFile, partTarget, providerRegister } from './service-provider/index.ts';
import { staffLookupSettings, staffRegister } from './staff/index.ts';
import { statementRegister } from './statement/index.ts';
import { projectRegister, taskLookupSettings, taskRegister } from './task/index.ts';

/** Every register, as bulk changes and reports use it. */
export const importables: Readonly<Record<RecordKind, Importable>> = {
  assessmentTemplate: importable(templateRegister),
  audit: importable(auditRegister),
  complianceAssessment: importable(complianceAssessmentRegister),
  documentRepository: importable(documentRegister),
  evidence: importable(evidenceRegister),
  changeManagementProcess: importable(changeRegister),
  exemption: importable(exemptionRegister),
  finding: importable(findingRegister),
  incident: { ...importable(incidentRegister), beside: incidentHistory },
  informationAsset: importable(assetRegister),
  managementReview: importable(managementReviewRegister),
  objective: importable(objectiveRegister),
  ownControl: importable(ownControlRegister),
  policy: { ...importable(policyRegister), beside: policyDocuments },
  regulatoryRequirement: importable(requirementRegister),
  risk: { ...importable(riskRegister), beside: riskHistory },
  serviceProvider: importable(providerRegister),
  serviceProviderAssessment: importable(assessmentRegister),
  project: importable(projectRegister),
  staffMember: importable(staffRegister),
  statementOfApplicability: importable(statementRegister),
  task: importable(taskRegister),
};

/** The look-ups that differ from the default. */
export const lookupSettings: Readonly<Partial<Record<LookupKind, LookupSettings>>> = {
  ...riskLookupSettings,
  ...staffLookupSettings,
  ...taskLookupSettings,
};

/** Every register and look-up, and the parts of providers, as imports use them. */
export const importTargets: ImportTargets = {
  ...importables,
  providerContract: partTarget(contractFile),
  providerDocument: partTarget(documentFile),
  ...Object.fromEntries(Object.values(lookups).map(({ kind }) => [kind, lookupTarget(kind, lookupSettings[kind])])),
};
