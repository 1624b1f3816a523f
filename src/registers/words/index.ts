import { catalogueTexts, isCatalogueEntity } from '#domain/words/catalogue.ts';
import { labelTexts } from '#domain/words/field-text.ts';
import { isPlatformEntity, platformTexts } from '#domain/words/platform.ts';
import { isSetting, settingTexts } from '#domain/words/settings.ts';
import { lookups, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';

import { templateContentWords, templateWords } from './assessment-template.ts';
import { changeCourseWords, changeWords } from './change.ts';
import { complianceAssessmentCourseWords, complianceAssessmentWords } from './compliance-assessment.ts';
import { documentRepositoryWords } from './document.ts';
import { evidenceCourseWords, evidenceWords } from './evidence.ts';
import { exemptionCourseWords, exemptionWords } from './exemption.ts';
import { findingActionStatusWords, findingCourseWords, findingWords } from './finding.ts';
import { incidentStatusWords, incidentWords } from './incident.ts';
import { assetWords } from './information-asset.ts';
import { bandWords, lookupWords, stepWords } from './lookups.ts';
import {
  auditCourseWords,
  auditWords,
  managementReviewCourseWords,
  managementReviewWords,
  objectiveCourseWords,
  objectiveWords,
} from './management-system.ts';
import { ownControlWords, responseWords } from './own-control.ts';
import { frequencyWords, policyVersionWords, policyWords } from './policy.ts';
import { requirementWords } from './regulatory-requirement.ts';
import { riskStatusWords, riskWords } from './risk.tsx';
import { assessmentCourseWords, assessmentWords } from './service-provider-assessment.ts';
import { contractStatusWords, providerWords, tierWords } from './service-provider.ts';
import { staffRoleWords } from './staff-competence.ts';
import { staffCourseWords, staffWords } from './staff.ts';
import { statementCourseWords, statementWords } from './statement.ts';
import { projectCourseWords, projectWords, taskCourseWords, taskStatusWords, taskWords } from './task.ts';
import { threatWords } from './threat.ts';

/** The labels that history needs of a field: `labels` for a closed set, `parts` for an object, and whether it is a time. */
export interface LoggedWords {
  readonly label: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly parts?: LoggedFields;
  readonly time?: 'day' | 'instant';
}

export type LoggedFields = Readonly<Record<string, LoggedWords>>;

const wordsOfRegisters: Readonly<Record<RecordKind, LoggedFields>> = {
  assessmentTemplate: { ...templateWords, ...templateContentWords },
  audit: { ...auditWords, ...auditCourseWords },
  complianceAssessment: { ...complianceAssessmentWords, ...complianceAssessmentCourseWords },
  changeManagementProcess: { ...changeWords, ...changeCourseWords },
  documentRepository: documentRepositoryWords,
  evidence: { ...evidenceWords, ...evidenceCourseWords },
  staffMember: { ...staffWords, ...staffCourseWords },
  project: { ...projectWords, ...projectCourseWords },
  task: { ...taskWords, ...taskCourseWords },
  exemption: { ...exemptionWords, ...exemptionCourseWords },
  finding: { ...findingWords, ...findingCourseWords },
  incident: { ...incidentWords, ...incidentStatusWords },
  informationAsset: assetWords,
  managementReview: { ...managementReviewWords, ...managementReviewCourseWords },
  objective: { ...objectiveWords, ...objectiveCourseWords },
  ownControl: { ...ownControlWords, ...responseWords },
  policy: { ...policyWords, ...policyVersionWords },
  regulatoryRequirement: requirementWords,
  risk: { ...riskWords, ...riskStatusWords },
  serviceProvider: providerWords,
  serviceProviderAssessment: { ...assessmentWords, ...assessmentCourseWords },
  statementOfApplicability: { ...statementWords, ...statementCourseWords },
};

/** Of the look-ups with fields of their own. */
const wordsOfLookups: Readonly<Partial<Record<LookupKind, LoggedFields>>> = {
  assessmentTier: tierWords,
  contractStatus: contractStatusWords,
  findingActionStatus: findingActionStatusWords,
  policyFrequency: frequencyWords,
  riskImpact: stepWords,
  riskLikelihood: stepWords,
  riskRating: bandWords,
  staffRole: staffRoleWords,
  taskStatus: taskStatusWords,
  threat: threatWords,
};

const { name, colour, mergedIntoId } = labelTexts;

const loggedLabelWords: LoggedFields = {
  name,
  colour: { label: colour.label, labels: colour.values },
  mergedIntoId,
};

const isRegister = (kind: string): kind is RecordKind => Object.hasOwn(wordsOfRegisters, kind);
const isLookup = (kind: string): kind is LookupKind => Object.hasOwn(lookups, kind);

/** The labels of a kind's fields; empty for a kind unknown to this app version. */
export function wordsOfKind(kind: string): LoggedFields {
  if (isRegister(kind)) return wordsOfRegisters[kind];
  if (kind === 'label') return loggedLabelWords;
  if (isSetting(kind)) return settingTexts[kind].fields;
  if (isCatalogueEntity(kind)) return catalogueTexts[kind].fields;
  if (isPlatformEntity(kind)) return platformTexts[kind].fields;
  return isLookup(kind) ? (wordsOfLookups[kind] ?? lookupWords) : {};
}
