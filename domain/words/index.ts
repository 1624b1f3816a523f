import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';

import { templateTexts } from './assessment-template.ts';
import { changeTexts } from './change.ts';
import { complianceAssessmentTexts } from './compliance-assessment.ts';
import { documentRepositoryTexts } from './document.ts';
import { evidenceTexts } from './evidence.ts';
import { exemptionTexts } from './exemption.ts';
import { recordTexts, type FieldText } from './field-text.ts';
import { findingTexts } from './finding.ts';
import { incidentTexts } from './incident.ts';
import { assetTexts } from './information-asset.ts';
import { entryTexts, textsOfLookups } from './lookups.ts';
import { auditTexts, managementReviewTexts, objectiveTexts } from './management-system.ts';
import { ownControlTexts } from './own-control.ts';
import { policyTexts } from './policy.ts';
import { assessmentTexts } from './provider-assessment.ts';
import { requirementTexts } from './regulatory-requirement.ts';
import { riskTexts } from './risk.ts';
import { providerTexts } from './service-provider.ts';
import { staffMemberTexts } from './staff.ts';
import { statementTexts } from './statement.ts';
import { projectTexts, taskTexts, taskStatusTexts } from './task.ts';

type Texts = Readonly<Record<string, FieldText>>;

const textsOfKinds: Readonly<Record<RecordKind, Texts> & Partial<Record<LookupKind, Texts>>> = {
  assessmentTemplate: templateTexts,
  audit: auditTexts,
  changeManagementProcess: changeTexts,
  complianceAssessment: complianceAssessmentTexts,
  documentRepository: documentRepositoryTexts,
  evidence: evidenceTexts,
  exemption: exemptionTexts,
  finding: findingTexts,
  incident: incidentTexts,
  informationAsset: assetTexts,
  managementReview: managementReviewTexts,
  objective: objectiveTexts,
  ownControl: ownControlTexts,
  policy: policyTexts,
  regulatoryRequirement: requirementTexts,
  risk: riskTexts,
  serviceProvider: providerTexts,
  serviceProviderAssessment: assessmentTexts,
  staffMember: staffMemberTexts,
  statementOfApplicability: statementTexts,
  project: projectTexts,
  task: taskTexts,
  taskStatus: taskStatusTexts,
  ...textsOfLookups,
};

/** The words of a kind's fields, including those of every record: the headers of an export. */
export const textsOfKind = (kind: RecordKind | LookupKind): Texts => ({
  ...recordTexts,
  ...(textsOfKinds[kind] ?? entryTexts),
});
