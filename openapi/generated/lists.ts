// Generated from the contract by `npm run generate`. Do not edit.

export { assessmentTemplateList } from './lists/assessment-template.ts';
export { auditList } from './lists/audit.ts';
export { changeManagementProcessList } from './lists/change-management-process.ts';
export { complianceAssessmentList } from './lists/compliance-assessment.ts';
export { documentRepositoryList } from './lists/document-repository.ts';
export { evidenceList } from './lists/evidence.ts';
export { exemptionList } from './lists/exemption.ts';
export { findingList } from './lists/finding.ts';
export { incidentList } from './lists/incident.ts';
export { informationAssetList } from './lists/information-asset.ts';
export { managementReviewList } from './lists/management-review.ts';
export { objectiveList } from './lists/objective.ts';
export { ownControlList } from './lists/own-control.ts';
export { policyList } from './lists/policy.ts';
export { projectList } from './lists/project.ts';
export { regulatoryRequirementList } from './lists/regulatory-requirement.ts';
export { riskList } from './lists/risk.ts';
export { serviceProviderList } from './lists/service-provider.ts';
export { serviceProviderAssessmentList } from './lists/service-provider-assessment.ts';
export { staffMemberList } from './lists/staff-member.ts';
export { statementOfApplicabilityList } from './lists/statement-of-applicability.ts';
export { taskList } from './lists/task.ts';
