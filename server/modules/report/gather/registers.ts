import type { RecordKind } from '#openapi/generated/records.ts';
import { templateRegister } from '#server/modules/assessment-template/index.ts';
import { auditRegister } from '#server/modules/audit/index.ts';
import { changeRegister } from '#server/modules/change/index.ts';
import { complianceAssessmentRegister } from '#server/modules/compliance-assessment/index.ts';
import { documentRegister } from '#server/modules/document/index.ts';
import { evidenceRegister } from '#server/modules/evidence/index.ts';
import { exemptionRegister } from '#server/modules/exemption/index.ts';
import { findingRegister } from '#server/modules/finding/index.ts';
import { incidentRegister } from '#server/modules/incident/index.ts';
import { assetRegister } from '#server/modules/information-asset/index.ts';
import { managementReviewRegister } from '#server/modules/management-review/index.ts';
import { objectiveRegister } from '#server/modules/objective/index.ts';
import { ownControlRegister } from '#server/modules/own-control/index.ts';
import { policyRegister } from '#server/modules/policy/index.ts';
import { assessmentRegister } from '#server/modules/provider-assessment/index.ts';
import { requirementRegister } from '#server/modules/regulatory-requirement/index.ts';
import { riskRegister } from '#server/modules/risk/index.ts';
import { providerRegister } from '#server/modules/service-provider/index.ts';
import { staffRegister } from '#server/modules/staff/index.ts';
import { statementRegister } from '#server/modules/statement/index.ts';
import { projectRegister, taskRegister } from '#server/modules/task/index.ts';

interface Readable {
  readonly read: (ids: readonly string[]) => Promise<readonly object[]>;
}

/** How reports read the records of every register. */
export const readableRegisters: Readonly<Record<RecordKind, Readable>> = {
  assessmentTemplate: templateRegister,
  audit: auditRegister,
  changeManagementProcess: changeRegister,
  complianceAssessment: complianceAssessmentRegister,
  documentRepository: documentRegister,
  evidence: evidenceRegister,
  exemption: exemptionRegister,
  finding: findingRegister,
  incident: incidentRegister,
  informationAsset: assetRegister,
  managementReview: managementReviewRegister,
  objective: objectiveRegister,
  ownControl: ownControlRegister,
  policy: policyRegister,
  regulatoryRequirement: requirementRegister,
  risk: riskRegister,
  serviceProvider: providerRegister,
  serviceProviderAssessment: assessmentRegister,
  project: projectRegister,
  staffMember: staffRegister,
  statementOfApplicability: statementRegister,
  task: taskRegister,
};
