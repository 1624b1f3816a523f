// Generated from the contract by `npm run generate`. Do not edit.

import { assessmentConclusionValues } from './values/assessment-conclusion.ts';
import { assessmentFigureValues } from './values/assessment-figure.ts';
import { assessmentSortValues } from './values/assessment-sort.ts';
import { assessmentStatusValues } from './values/assessment-status.ts';
import { assessmentTemplateScopeValues } from './values/assessment-template-scope.ts';
import { assessmentTemplateSortValues } from './values/assessment-template-sort.ts';
import { assessmentTemplateStatusValues } from './values/assessment-template-status.ts';
import { assetClassificationValues } from './values/asset-classification.ts';
import { assetKindValues } from './values/asset-kind.ts';
import { assetMediumValues } from './values/asset-medium.ts';
import { complianceStatusValues } from './values/compliance-status.ts';
import { controlEffectivenessValues } from './values/control-effectiveness.ts';
import { countryValues } from './values/country.ts';
import { exemptionFigureValues } from './values/exemption-figure.ts';
import { exemptionSortValues } from './values/exemption-sort.ts';
import { exemptionStatusValues } from './values/exemption-status.ts';
import { incidentDetectionValues } from './values/incident-detection.ts';
import { incidentFigureValues } from './values/incident-figure.ts';
import { incidentSeverityValues } from './values/incident-severity.ts';
import { incidentSortValues } from './values/incident-sort.ts';
import { incidentStatusValues } from './values/incident-status.ts';
import { informationAssetFigureValues } from './values/information-asset-figure.ts';
import { informationAssetSortValues } from './values/information-asset-sort.ts';
import { levelValues } from './values/level.ts';
import { policyClassificationValues } from './values/policy-classification.ts';
import { policyDocumentTypeValues } from './values/policy-document-type.ts';
import { policyFigureValues } from './values/policy-figure.ts';
import { policyGenerationMethodValues } from './values/policy-generation-method.ts';
import { policySortValues } from './values/policy-sort.ts';
import { policyStatusValues } from './values/policy-status.ts';
import { providerCategoryValues } from './values/provider-category.ts';
import { providerReviewStatusValues } from './values/provider-review-status.ts';
import { regulatoryRequirementSortValues } from './values/regulatory-requirement-sort.ts';
import { riskAcceptanceStatusValues } from './values/risk-acceptance-status.ts';
import { riskFigureValues } from './values/risk-figure.ts';
import { riskSortValues } from './values/risk-sort.ts';
import { riskTreatmentValues } from './values/risk-treatment.ts';
import { serviceProviderFigureValues } from './values/service-provider-figure.ts';
import { serviceProviderSortValues } from './values/service-provider-sort.ts';

export const assessmentTemplateList = { kind: "assessmentTemplate", sortKeys: assessmentTemplateSortValues, filters: { serviceTypeId: { type: 'ids', orNone: true }, tierId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: assessmentTemplateStatusValues, orNone: false }, scope: { type: 'values', values: assessmentTemplateScopeValues, orNone: false } } } as const;

export const exemptionList = { kind: "exemption", sortKeys: exemptionSortValues, filters: { policyId: { type: 'ids', orNone: true }, controlId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, riskRating: { type: 'values', values: levelValues, orNone: true }, validBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: exemptionStatusValues, orNone: false }, figure: { type: 'value', values: exemptionFigureValues, orNone: false } } } as const;

export const incidentList = { kind: "incident", sortKeys: incidentSortValues, filters: { typeId: { type: 'ids', orNone: true }, detection: { type: 'values', values: incidentDetectionValues, orNone: true }, ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: incidentStatusValues, orNone: false }, severity: { type: 'values', values: incidentSeverityValues, orNone: true }, figure: { type: 'value', values: incidentFigureValues, orNone: false } } } as const;

export const informationAssetList = { kind: "informationAsset", sortKeys: informationAssetSortValues, filters: { typeId: { type: 'ids', orNone: true }, kind: { type: 'value', values: assetKindValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, custodianId: { type: 'ids', orNone: true }, medium: { type: 'values', values: assetMediumValues, orNone: true }, classification: { type: 'values', values: assetClassificationValues, orNone: true }, parentId: { type: 'ids', orNone: true }, confidentiality: { type: 'values', values: levelValues, orNone: true }, integrity: { type: 'values', values: levelValues, orNone: true }, availability: { type: 'values', values: levelValues, orNone: true }, businessImpact: { type: 'values', values: levelValues, orNone: true }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, figure: { type: 'value', values: informationAssetFigureValues, orNone: false } } } as const;

export const policyList = { kind: "policy", sortKeys: policySortValues, filters: { categoryId: { type: 'ids', orNone: true }, documentType: { type: 'values', values: policyDocumentTypeValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, classification: { type: 'values', values: policyClassificationValues, orNone: false }, frequencyId: { type: 'ids', orNone: true }, nextReviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: policyStatusValues, orNone: false }, generationMethod: { type: 'values', values: policyGenerationMethodValues, orNone: false }, figure: { type: 'value', values: policyFigureValues, orNone: false } } } as const;

export const regulatoryRequirementList = { kind: "regulatoryRequirement", sortKeys: regulatoryRequirementSortValues, filters: { country: { type: 'values', values: countryValues, orNone: true }, regionId: { type: 'ids', orNone: true }, jurisdictionId: { type: 'ids', orNone: true }, operationTypeId: { type: 'ids', orNone: true }, corporateLawId: { type: 'ids', orNone: true }, cybersecurityLawId: { type: 'ids', orNone: true }, privacyLawId: { type: 'ids', orNone: true }, riskTypeId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, status: { type: 'values', values: complianceStatusValues, orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true } } } as const;

export const riskList = { kind: "risk", sortKeys: riskSortValues, filters: { categoryId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, accountableId: { type: 'ids', orNone: true }, threatId: { type: 'ids', orNone: true }, vulnerabilityId: { type: 'ids', orNone: true }, controlEffectiveness: { type: 'values', values: controlEffectivenessValues, orNone: true }, treatment: { type: 'values', values: riskTreatmentValues, orNone: false }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, acceptance: { type: 'values', values: riskAcceptanceStatusValues, orNone: true }, ratingId: { type: 'ids', orNone: true }, inherentRatingId: { type: 'ids', orNone: true }, residualRatingId: { type: 'ids', orNone: true }, inherentLikelihoodId: { type: 'ids', orNone: true }, inherentImpactId: { type: 'ids', orNone: true }, currentLikelihoodId: { type: 'ids', orNone: true }, currentImpactId: { type: 'ids', orNone: true }, residualLikelihoodId: { type: 'ids', orNone: true }, residualImpactId: { type: 'ids', orNone: true }, figure: { type: 'value', values: riskFigureValues, orNone: false } } } as const;

export const serviceProviderList = { kind: "serviceProvider", sortKeys: serviceProviderSortValues, filters: { serviceTypeId: { type: 'ids', orNone: true }, category: { type: 'values', values: providerCategoryValues, orNone: true }, tierId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, country: { type: 'values', values: countryValues, orNone: true }, parentId: { type: 'ids', orNone: true }, subProcessorId: { type: 'ids', orNone: true }, dataSensitivity: { type: 'values', values: levelValues, orNone: true }, businessCriticality: { type: 'values', values: levelValues, orNone: true }, inherentRisk: { type: 'values', values: levelValues, orNone: true }, residualRisk: { type: 'values', values: levelValues, orNone: true }, reviewStatus: { type: 'values', values: providerReviewStatusValues, orNone: false }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, figure: { type: 'value', values: serviceProviderFigureValues, orNone: false } } } as const;

export const serviceProviderAssessmentList = { kind: "serviceProviderAssessment", sortKeys: assessmentSortValues, filters: { providerId: { type: 'ids', orNone: true }, templateId: { type: 'ids', orNone: true }, assigneeId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: assessmentStatusValues, orNone: false }, conclusion: { type: 'values', values: assessmentConclusionValues, orNone: false }, figure: { type: 'value', values: assessmentFigureValues, orNone: false } } } as const;
