// Generated from the contract by `npm run generate`. Do not edit.

import type { components } from './types.ts';

type Schemas = components['schemas'];

/* For each register and look-up: `empty` is the input of a new record, `of` the input of a stored one. */

export const assessmentTemplateInput = {
  empty: {
    "title": "",
    "description": "",
    "scope": "CUSTOM",
    "serviceTypeIds": [],
    "tierId": null,
    "ownerId": null,
    "coOwnerIds": [],
    "labelIds": []
  } satisfies Required<Schemas['AssessmentTemplateInput']> as Required<Schemas['AssessmentTemplateInput']>,
  of: (entity: Schemas['AssessmentTemplate']): Required<Schemas['AssessmentTemplateInput']> => ({ title: entity.title, description: entity.description, scope: entity.scope, serviceTypeIds: entity.serviceTypes.map(({ id }) => id), tierId: entity.tier?.id ?? null, ownerId: entity.owner?.id ?? null, coOwnerIds: entity.coOwners.map(({ id }) => id), labelIds: entity.labels.map(({ id }) => id) }),
};

export const auditInput = {
  empty: {
    "title": "",
    "kind": "INTERNAL",
    "objective": "",
    "criteria": "",
    "adoptedStandardId": null,
    "groups": [],
    "ownerId": null,
    "auditorIds": [],
    "externalAuditors": "",
    "plannedFrom": null,
    "plannedTo": null,
    "assessmentId": null,
    "labelIds": []
  } satisfies Required<Schemas['AuditInput']> as Required<Schemas['AuditInput']>,
  of: (entity: Schemas['Audit']): Required<Schemas['AuditInput']> => ({ title: entity.title, kind: entity.kind, objective: entity.objective, criteria: entity.criteria, adoptedStandardId: entity.adoptedStandard?.id ?? null, groups: entity.groups, ownerId: entity.owner?.id ?? null, auditorIds: entity.auditors.map(({ id }) => id), externalAuditors: entity.externalAuditors, plannedFrom: entity.plannedFrom, plannedTo: entity.plannedTo, assessmentId: entity.assessment?.id ?? null, labelIds: entity.labels.map(({ id }) => id) }),
};

export const changeRequestInput = {
  empty: {
    "title": "",
    "type": "NORMAL",
    "reason": "",
    "description": "",
    "impact": "",
    "outage": "",
    "ownerId": null,
    "assessorId": null,
    "implementerIds": [],
    "voterIds": [],
    "quorum": "MAJORITY",
    "quorumNumber": null,
    "riskLevel": null,
    "assetIds": [],
    "policyIds": [],
    "riskIds": [],
    "ownControlIds": [],
    "implementationPlan": "",
    "testPlan": "",
    "fallbackPlan": "",
    "plannedStart": null,
    "plannedEnd": null,
    "repeatable": false,
    "labelIds": []
  } satisfies Required<Schemas['ChangeRequestInput']> as Required<Schemas['ChangeRequestInput']>,
  of: (entity: Schemas['ChangeRequest']): Required<Schemas['ChangeRequestInput']> => ({ title: entity.title, type: entity.type, reason: entity.reason, description: entity.description, impact: entity.impact, outage: entity.outage, ownerId: entity.owner?.id ?? null, assessorId: entity.assessor?.id ?? null, implementerIds: entity.implementers.map(({ id }) => id), voterIds: entity.voters.map(({ id }) => id), quorum: entity.quorum, quorumNumber: entity.quorumNumber, riskLevel: entity.riskLevel, assetIds: entity.assets.map(({ id }) => id), policyIds: entity.policies.map(({ id }) => id), riskIds: entity.risks.map(({ id }) => id), ownControlIds: entity.ownControls.map(({ id }) => id), implementationPlan: entity.implementationPlan, testPlan: entity.testPlan, fallbackPlan: entity.fallbackPlan, plannedStart: entity.plannedStart, plannedEnd: entity.plannedEnd, repeatable: entity.repeatable, labelIds: entity.labels.map(({ id }) => id) }),
};

export const complianceAssessmentInput = {
  empty: {
    "title": "",
    "kind": "SELF",
    "adoptedStandardId": null,
    "levels": [],
    "groups": [],
    "periodFrom": null,
    "periodTo": null,
    "assessorIds": [],
    "reviewerIds": [],
    "method": null,
    "ownerId": null,
    "dueOn": null,
    "labelIds": []
  } satisfies Required<Schemas['ComplianceAssessmentInput']> as Required<Schemas['ComplianceAssessmentInput']>,
  of: (entity: Schemas['ComplianceAssessment']): Required<Schemas['ComplianceAssessmentInput']> => ({ title: entity.title, kind: entity.kind, adoptedStandardId: entity.adoptedStandard?.id ?? null, levels: entity.levels, groups: entity.groups, periodFrom: entity.periodFrom, periodTo: entity.periodTo, assessorIds: entity.assessors.map(({ id }) => id), reviewerIds: entity.reviewers.map(({ id }) => id), method: entity.method, ownerId: entity.owner?.id ?? null, dueOn: entity.dueOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const documentRepositoryInput = {
  empty: {
    "title": "",
    "description": "",
    "ownerId": null,
    "quotaMegabytes": null,
    "reviewOn": null,
    "labelIds": []
  } satisfies Required<Schemas['DocumentRepositoryInput']> as Required<Schemas['DocumentRepositoryInput']>,
  of: (entity: Schemas['DocumentRepository']): Required<Schemas['DocumentRepositoryInput']> => ({ title: entity.title, description: entity.description, ownerId: entity.owner?.id ?? null, quotaMegabytes: entity.quotaMegabytes, reviewOn: entity.reviewOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const evidenceInput = {
  empty: {
    "title": "",
    "description": "",
    "ownerId": null,
    "madeOn": null,
    "coversFrom": null,
    "coversTo": null,
    "cadenceMonths": null,
    "ownControlIds": [],
    "labelIds": []
  } satisfies Required<Schemas['EvidenceInput']> as Required<Schemas['EvidenceInput']>,
  of: (entity: Schemas['Evidence']): Required<Schemas['EvidenceInput']> => ({ title: entity.title, description: entity.description, ownerId: entity.owner?.id ?? null, madeOn: entity.madeOn, coversFrom: entity.coversFrom, coversTo: entity.coversTo, cadenceMonths: entity.cadenceMonths, ownControlIds: entity.ownControls.map(({ id }) => id), labelIds: entity.labels.map(({ id }) => id) }),
};

export const exemptionInput = {
  empty: {
    "title": "",
    "policyId": null,
    "controlId": null,
    "ownControlIds": [],
    "scope": "",
    "reason": "",
    "justification": "",
    "ownerId": null,
    "approverId": null,
    "riskRating": null,
    "riskPlan": "",
    "compensatingControlIds": [],
    "withoutControls": "",
    "validFrom": null,
    "validTo": null,
    "labelIds": []
  } satisfies Required<Schemas['ExemptionInput']> as Required<Schemas['ExemptionInput']>,
  of: (entity: Schemas['Exemption']): Required<Schemas['ExemptionInput']> => ({ title: entity.title, policyId: entity.policy?.id ?? null, controlId: entity.control?.id ?? null, ownControlIds: entity.ownControls.map(({ id }) => id), scope: entity.scope, reason: entity.reason, justification: entity.justification, ownerId: entity.owner?.id ?? null, approverId: entity.approver?.id ?? null, riskRating: entity.riskRating, riskPlan: entity.riskPlan, compensatingControlIds: entity.compensatingControls.map(({ id }) => id), withoutControls: entity.withoutControls, validFrom: entity.validFrom, validTo: entity.validTo, labelIds: entity.labels.map(({ id }) => id) }),
};

export const findingInput = {
  empty: {
    "title": "",
    "kind": "MINOR",
    "description": "",
    "ownerId": null,
    "dueOn": null,
    "verifierId": null,
    "raisedOn": null,
    "identificationSourceId": null,
    "rootIdentificationId": null,
    "affectedAreaId": null,
    "importanceId": null,
    "rootCause": "",
    "correction": "",
    "evidenceIds": [],
    "positionIds": [],
    "assessmentId": null,
    "labelIds": []
  } satisfies Required<Schemas['FindingInput']> as Required<Schemas['FindingInput']>,
  of: (entity: Schemas['Finding']): Required<Schemas['FindingInput']> => ({ title: entity.title, kind: entity.kind, description: entity.description, ownerId: entity.owner?.id ?? null, dueOn: entity.dueOn, verifierId: entity.verifier?.id ?? null, raisedOn: entity.raisedOn, identificationSourceId: entity.identificationSource?.id ?? null, rootIdentificationId: entity.rootIdentification?.id ?? null, affectedAreaId: entity.affectedArea?.id ?? null, importanceId: entity.importance?.id ?? null, rootCause: entity.rootCause, correction: entity.correction, evidenceIds: entity.evidence.map(({ id }) => id), positionIds: entity.positions.map(({ id }) => id), assessmentId: entity.assessment?.id ?? null, labelIds: entity.labels.map(({ id }) => id) }),
};

export const incidentInput = {
  empty: {
    "title": "",
    "description": "",
    "typeId": null,
    "severity": null,
    "detection": null,
    "ownerId": null,
    "coOwnerIds": [],
    "reporterId": null,
    "assetIds": [],
    "riskIds": [],
    "ownControlIds": [],
    "occurredAt": null,
    "detectedAt": null,
    "awareAt": null,
    "classifiedAt": null,
    "reportedAt": null,
    "containedAt": null,
    "resolvedAt": null,
    "impact": "",
    "immediateMitigation": "",
    "rootCause": "",
    "correctiveActions": "",
    "lessonsLearned": "",
    "labelIds": []
  } satisfies Required<Schemas['IncidentInput']> as Required<Schemas['IncidentInput']>,
  of: (entity: Schemas['Incident']): Required<Schemas['IncidentInput']> => ({ title: entity.title, description: entity.description, typeId: entity.type?.id ?? null, severity: entity.severity, detection: entity.detection, ownerId: entity.owner?.id ?? null, coOwnerIds: entity.coOwners.map(({ id }) => id), reporterId: entity.reporter?.id ?? null, assetIds: entity.assets.map(({ id }) => id), riskIds: entity.risks.map(({ id }) => id), ownControlIds: entity.ownControls.map(({ id }) => id), occurredAt: entity.occurredAt, detectedAt: entity.detectedAt, awareAt: entity.awareAt, classifiedAt: entity.classifiedAt, reportedAt: entity.reportedAt, containedAt: entity.containedAt, resolvedAt: entity.resolvedAt, impact: entity.impact, immediateMitigation: entity.immediateMitigation, rootCause: entity.rootCause, correctiveActions: entity.correctiveActions, lessonsLearned: entity.lessonsLearned, labelIds: entity.labels.map(({ id }) => id) }),
};

export const informationAssetInput = {
  empty: {
    "title": "",
    "description": "",
    "typeId": null,
    "kind": "PRIMARY",
    "ownerId": null,
    "custodianId": null,
    "location": "",
    "medium": null,
    "classification": null,
    "parentIds": [],
    "confidentiality": null,
    "integrity": null,
    "availability": null,
    "businessImpact": null,
    "recoveryTimeHours": null,
    "recoveryPointHours": null,
    "acquiredOn": null,
    "retireOn": null,
    "reviewOn": null,
    "labelIds": []
  } satisfies Required<Schemas['InformationAssetInput']> as Required<Schemas['InformationAssetInput']>,
  of: (entity: Schemas['InformationAsset']): Required<Schemas['InformationAssetInput']> => ({ title: entity.title, description: entity.description, typeId: entity.type?.id ?? null, kind: entity.kind, ownerId: entity.owner?.id ?? null, custodianId: entity.custodian?.id ?? null, location: entity.location, medium: entity.medium, classification: entity.classification, parentIds: entity.parents.map(({ id }) => id), confidentiality: entity.confidentiality, integrity: entity.integrity, availability: entity.availability, businessImpact: entity.businessImpact, recoveryTimeHours: entity.recoveryTimeHours, recoveryPointHours: entity.recoveryPointHours, acquiredOn: entity.acquiredOn, retireOn: entity.retireOn, reviewOn: entity.reviewOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const managementReviewInput = {
  empty: {
    "title": "",
    "heldOn": null,
    "ownerId": null,
    "participantIds": [],
    "otherParticipants": "",
    "previousActions": "",
    "changedIssues": "",
    "changedExpectations": "",
    "performance": "",
    "feedback": "",
    "risks": "",
    "opportunities": "",
    "decisions": "",
    "labelIds": []
  } satisfies Required<Schemas['ManagementReviewInput']> as Required<Schemas['ManagementReviewInput']>,
  of: (entity: Schemas['ManagementReview']): Required<Schemas['ManagementReviewInput']> => ({ title: entity.title, heldOn: entity.heldOn, ownerId: entity.owner?.id ?? null, participantIds: entity.participants.map(({ id }) => id), otherParticipants: entity.otherParticipants, previousActions: entity.previousActions, changedIssues: entity.changedIssues, changedExpectations: entity.changedExpectations, performance: entity.performance, feedback: entity.feedback, risks: entity.risks, opportunities: entity.opportunities, decisions: entity.decisions, labelIds: entity.labels.map(({ id }) => id) }),
};

export const objectiveInput = {
  empty: {
    "title": "",
    "plan": "",
    "resources": "",
    "ownerId": null,
    "measure": "",
    "unit": "",
    "direction": "AT_LEAST",
    "baseline": null,
    "target": null,
    "everyMonths": null,
    "stage": "ACTIVE",
    "dueOn": null,
    "labelIds": []
  } satisfies Required<Schemas['ObjectiveInput']> as Required<Schemas['ObjectiveInput']>,
  of: (entity: Schemas['Objective']): Required<Schemas['ObjectiveInput']> => ({ title: entity.title, plan: entity.plan, resources: entity.resources, ownerId: entity.owner?.id ?? null, measure: entity.measure, unit: entity.unit, direction: entity.direction, baseline: entity.baseline, target: entity.target, everyMonths: entity.everyMonths, stage: entity.stage, dueOn: entity.dueOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const ownControlInput = {
  empty: {
    "title": "",
    "description": "",
    "ownerId": null,
    "implementation": "PLANNED",
    "cadenceMonths": null,
    "labelIds": []
  } satisfies Required<Schemas['OwnControlInput']> as Required<Schemas['OwnControlInput']>,
  of: (entity: Schemas['OwnControl']): Required<Schemas['OwnControlInput']> => ({ title: entity.title, description: entity.description, ownerId: entity.owner?.id ?? null, implementation: entity.implementation, cadenceMonths: entity.cadenceMonths, labelIds: entity.labels.map(({ id }) => id) }),
};

export const policyInput = {
  empty: {
    "title": "",
    "categoryId": null,
    "documentType": "POLICY",
    "purpose": "",
    "scope": "",
    "ownerId": null,
    "approverId": null,
    "reviewerIds": [],
    "department": "",
    "classification": "INTERNAL",
    "effectiveOn": null,
    "frequencyId": null,
    "nextReviewOn": null,
    "retiredOn": null,
    "riskIds": [],
    "ownControlIds": [],
    "labelIds": []
  } satisfies Required<Schemas['PolicyInput']> as Required<Schemas['PolicyInput']>,
  of: (entity: Schemas['Policy']): Required<Schemas['PolicyInput']> => ({ title: entity.title, categoryId: entity.category?.id ?? null, documentType: entity.documentType, purpose: entity.purpose, scope: entity.scope, ownerId: entity.owner?.id ?? null, approverId: entity.approver?.id ?? null, reviewerIds: entity.reviewers.map(({ id }) => id), department: entity.department, classification: entity.classification, effectiveOn: entity.effectiveOn, frequencyId: entity.frequency?.id ?? null, nextReviewOn: entity.nextReviewOn, retiredOn: entity.retiredOn, riskIds: entity.risks.map(({ id }) => id), ownControlIds: entity.ownControls.map(({ id }) => id), labelIds: entity.labels.map(({ id }) => id) }),
};

export const projectInput = {
  empty: {
    "title": "",
    "description": "",
    "ownerId": null,
    "startsOn": null,
    "endsOn": null,
    "labelIds": []
  } satisfies Required<Schemas['ProjectInput']> as Required<Schemas['ProjectInput']>,
  of: (entity: Schemas['Project']): Required<Schemas['ProjectInput']> => ({ title: entity.title, description: entity.description, ownerId: entity.owner?.id ?? null, startsOn: entity.startsOn, endsOn: entity.endsOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const regulatoryRequirementInput = {
  empty: {
    "title": "",
    "country": null,
    "regionId": null,
    "jurisdictionId": null,
    "operationTypeId": null,
    "corporateLawId": null,
    "cybersecurityLawId": null,
    "privacyLawId": null,
    "riskTypeId": null,
    "ownerId": null,
    "requirement": "",
    "article": "",
    "regulator": "",
    "applicability": "",
    "actions": "",
    "status": null,
    "lastReviewedOn": null,
    "dueOn": null,
    "effectiveOn": null,
    "sourceUrl": "",
    "labelIds": []
  } satisfies Required<Schemas['RegulatoryRequirementInput']> as Required<Schemas['RegulatoryRequirementInput']>,
  of: (entity: Schemas['RegulatoryRequirement']): Required<Schemas['RegulatoryRequirementInput']> => ({ title: entity.title, country: entity.country, regionId: entity.region?.id ?? null, jurisdictionId: entity.jurisdiction?.id ?? null, operationTypeId: entity.operationType?.id ?? null, corporateLawId: entity.corporateLaw?.id ?? null, cybersecurityLawId: entity.cybersecurityLaw?.id ?? null, privacyLawId: entity.privacyLaw?.id ?? null, riskTypeId: entity.riskType?.id ?? null, ownerId: entity.owner?.id ?? null, requirement: entity.requirement, article: entity.article, regulator: entity.regulator, applicability: entity.applicability, actions: entity.actions, status: entity.status, lastReviewedOn: entity.lastReviewedOn, dueOn: entity.dueOn, effectiveOn: entity.effectiveOn, sourceUrl: entity.sourceUrl, labelIds: entity.labels.map(({ id }) => id) }),
};

export const riskInput = {
  empty: {
    "title": "",
    "description": "",
    "categoryIds": [],
    "identificationSourceId": null,
    "ownerId": null,
    "accountableId": null,
    "threatIds": [],
    "vulnerabilityIds": [],
    "assetIds": [],
    "pillars": [],
    "existingControls": "",
    "controlEffectiveness": null,
    "inherent": {
      "likelihoodId": null,
      "impactId": null
    },
    "current": {
      "likelihoodId": null,
      "impactId": null
    },
    "residual": {
      "likelihoodId": null,
      "impactId": null
    },
    "treatment": "NONE",
    "justification": "",
    "treatmentPlan": {
      "actions": "",
      "dueOn": null,
      "progress": 0,
      "status": "NOT_STARTED"
    },
    "nextReviewOn": null,
    "labelIds": []
  } satisfies Required<Schemas['RiskInput']> as Required<Schemas['RiskInput']>,
  of: (entity: Schemas['Risk']): Required<Schemas['RiskInput']> => ({ title: entity.title, description: entity.description, categoryIds: entity.categories.map(({ id }) => id), identificationSourceId: entity.identificationSource?.id ?? null, ownerId: entity.owner?.id ?? null, accountableId: entity.accountable?.id ?? null, threatIds: entity.threats.map(({ id }) => id), vulnerabilityIds: entity.vulnerabilities.map(({ id }) => id), assetIds: entity.assets.map(({ id }) => id), pillars: entity.pillars, existingControls: entity.existingControls, controlEffectiveness: entity.controlEffectiveness, inherent: { likelihoodId: entity.inherent.likelihood?.id ?? null, impactId: entity.inherent.impact?.id ?? null }, current: { likelihoodId: entity.current.likelihood?.id ?? null, impactId: entity.current.impact?.id ?? null }, residual: { likelihoodId: entity.residual.likelihood?.id ?? null, impactId: entity.residual.impact?.id ?? null }, treatment: entity.treatment, justification: entity.justification, treatmentPlan: entity.treatmentPlan, nextReviewOn: entity.nextReviewOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const serviceProviderInput = {
  empty: {
    "title": "",
    "legalName": "",
    "description": "",
    "serviceTypeId": null,
    "category": null,
    "tierId": null,
    "ownerId": null,
    "coOwnerIds": [],
    "websiteUrl": "",
    "headquarters": "",
    "countries": [],
    "contacts": [],
    "parentIds": [],
    "subProcessorIds": [],
    "certifications": [],
    "privacyPolicyUrl": "",
    "dataProcessingAgreementUrl": "",
    "serviceLevelAgreementUrl": "",
    "termsOfServiceUrl": "",
    "securityPageUrl": "",
    "trustPageUrl": "",
    "statusPageUrl": "",
    "subprocessorsListUrl": "",
    "dataSensitivity": null,
    "businessCriticality": null,
    "inherentRisk": null,
    "residualRisk": null,
    "reviewStatus": "NOT_REVIEWED",
    "nextReviewOn": null,
    "labelIds": []
  } satisfies Required<Schemas['ServiceProviderInput']> as Required<Schemas['ServiceProviderInput']>,
  of: (entity: Schemas['ServiceProvider']): Required<Schemas['ServiceProviderInput']> => ({ title: entity.title, legalName: entity.legalName, description: entity.description, serviceTypeId: entity.serviceType?.id ?? null, category: entity.category, tierId: entity.tier?.id ?? null, ownerId: entity.owner?.id ?? null, coOwnerIds: entity.coOwners.map(({ id }) => id), websiteUrl: entity.websiteUrl, headquarters: entity.headquarters, countries: entity.countries, contacts: entity.contacts, parentIds: entity.parents.map(({ id }) => id), subProcessorIds: entity.subProcessors.map(({ id }) => id), certifications: entity.certifications, privacyPolicyUrl: entity.privacyPolicyUrl, dataProcessingAgreementUrl: entity.dataProcessingAgreementUrl, serviceLevelAgreementUrl: entity.serviceLevelAgreementUrl, termsOfServiceUrl: entity.termsOfServiceUrl, securityPageUrl: entity.securityPageUrl, trustPageUrl: entity.trustPageUrl, statusPageUrl: entity.statusPageUrl, subprocessorsListUrl: entity.subprocessorsListUrl, dataSensitivity: entity.dataSensitivity, businessCriticality: entity.businessCriticality, inherentRisk: entity.inherentRisk, residualRisk: entity.residualRisk, reviewStatus: entity.reviewStatus, nextReviewOn: entity.nextReviewOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const serviceProviderAssessmentInput = {
  empty: {
    "title": "",
    "providerId": null,
    "templateId": null,
    "description": "",
    "assigneeId": null,
    "approverId": null,
    "dueOn": null,
    "expiresOn": null,
    "reminderDays": 7,
    "recurrenceMonths": 0,
    "labelIds": []
  } satisfies Required<Schemas['ServiceProviderAssessmentInput']> as Required<Schemas['ServiceProviderAssessmentInput']>,
  of: (entity: Schemas['ServiceProviderAssessment']): Required<Schemas['ServiceProviderAssessmentInput']> => ({ title: entity.title, providerId: entity.provider?.id ?? null, templateId: entity.template?.id ?? null, description: entity.description, assigneeId: entity.assignee?.id ?? null, approverId: entity.approver?.id ?? null, dueOn: entity.dueOn, expiresOn: entity.expiresOn, reminderDays: entity.reminderDays, recurrenceMonths: entity.recurrenceMonths, labelIds: entity.labels.map(({ id }) => id) }),
};

export const staffMemberInput = {
  empty: {
    "title": "",
    "email": "",
    "phone": "",
    "position": "",
    "department": "",
    "location": "",
    "managerId": null,
    "deputyId": null,
    "accountId": null,
    "roleIds": [],
    "responsibilities": "",
    "authorities": "",
    "requiredCompetence": "",
    "competence": "",
    "startsOn": null,
    "endsOn": null,
    "labelIds": []
  } satisfies Required<Schemas['StaffMemberInput']> as Required<Schemas['StaffMemberInput']>,
  of: (entity: Schemas['StaffMember']): Required<Schemas['StaffMemberInput']> => ({ title: entity.title, email: entity.email, phone: entity.phone, position: entity.position, department: entity.department, location: entity.location, managerId: entity.manager?.id ?? null, deputyId: entity.deputy?.id ?? null, accountId: entity.account?.id ?? null, roleIds: entity.roles.map(({ id }) => id), responsibilities: entity.responsibilities, authorities: entity.authorities, requiredCompetence: entity.requiredCompetence, competence: entity.competence, startsOn: entity.startsOn, endsOn: entity.endsOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const statementOfApplicabilityInput = {
  empty: {
    "title": "",
    "adoptedStandardId": null,
    "number": "1.0",
    "changeLog": "",
    "ownerId": null,
    "approverId": null,
    "reviewOn": null,
    "labelIds": []
  } satisfies Required<Schemas['StatementOfApplicabilityInput']> as Required<Schemas['StatementOfApplicabilityInput']>,
  of: (entity: Schemas['StatementOfApplicability']): Required<Schemas['StatementOfApplicabilityInput']> => ({ title: entity.title, adoptedStandardId: entity.adoptedStandard?.id ?? null, number: entity.number, changeLog: entity.changeLog, ownerId: entity.owner?.id ?? null, approverId: entity.approver?.id ?? null, reviewOn: entity.reviewOn, labelIds: entity.labels.map(({ id }) => id) }),
};

export const taskInput = {
  empty: {
    "title": "",
    "description": "",
    "projectId": null,
    "statusId": null,
    "severityId": null,
    "ownerId": null,
    "startsOn": null,
    "dueOn": null,
    "estimate": null,
    "evidenceRequired": false,
    "predecessorIds": [],
    "labelIds": []
  } satisfies Required<Schemas['TaskInput']> as Required<Schemas['TaskInput']>,
  of: (entity: Schemas['Task']): Required<Schemas['TaskInput']> => ({ title: entity.title, description: entity.description, projectId: entity.project?.id ?? null, statusId: entity.status?.id ?? null, severityId: entity.severity?.id ?? null, ownerId: entity.owner?.id ?? null, startsOn: entity.startsOn, dueOn: entity.dueOn, estimate: entity.estimate, evidenceRequired: entity.evidenceRequired, predecessorIds: entity.predecessors.map(({ id }) => id), labelIds: entity.labels.map(({ id }) => id) }),
};

export const plainEntryInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true
  } satisfies Required<Schemas['PlainEntryInput']> as Required<Schemas['PlainEntryInput']>,
  of: (entity: Schemas['PlainEntry']): Required<Schemas['PlainEntryInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active }),
};

export const assessmentTierInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "rank": 1,
    "reviewMonths": 12
  } satisfies Required<Schemas['AssessmentTierInput']> as Required<Schemas['AssessmentTierInput']>,
  of: (entity: Schemas['AssessmentTier']): Required<Schemas['AssessmentTierInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, rank: entity.rank, reviewMonths: entity.reviewMonths }),
};

export const contractStatusInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "isFinal": false
  } satisfies Required<Schemas['ContractStatusInput']> as Required<Schemas['ContractStatusInput']>,
  of: (entity: Schemas['ContractStatus']): Required<Schemas['ContractStatusInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, isFinal: entity.isFinal }),
};

export const findingActionStatusInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "isDone": false
  } satisfies Required<Schemas['FindingActionStatusInput']> as Required<Schemas['FindingActionStatusInput']>,
  of: (entity: Schemas['FindingActionStatus']): Required<Schemas['FindingActionStatusInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, isDone: entity.isDone }),
};

export const policyFrequencyInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "months": 12
  } satisfies Required<Schemas['PolicyFrequencyInput']> as Required<Schemas['PolicyFrequencyInput']>,
  of: (entity: Schemas['PolicyFrequency']): Required<Schemas['PolicyFrequencyInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, months: entity.months }),
};

export const riskImpactInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "score": 1,
    "colour": null
  } satisfies Required<Schemas['RiskImpactInput']> as Required<Schemas['RiskImpactInput']>,
  of: (entity: Schemas['RiskImpact']): Required<Schemas['RiskImpactInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, score: entity.score, colour: entity.colour }),
};

export const riskLikelihoodInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "score": 1,
    "colour": null
  } satisfies Required<Schemas['RiskLikelihoodInput']> as Required<Schemas['RiskLikelihoodInput']>,
  of: (entity: Schemas['RiskLikelihood']): Required<Schemas['RiskLikelihoodInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, score: entity.score, colour: entity.colour }),
};

export const riskRatingInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "minimumScore": 1,
    "reviewMonths": 12,
    "colour": null
  } satisfies Required<Schemas['RiskRatingInput']> as Required<Schemas['RiskRatingInput']>,
  of: (entity: Schemas['RiskRating']): Required<Schemas['RiskRatingInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, minimumScore: entity.minimumScore, reviewMonths: entity.reviewMonths, colour: entity.colour }),
};

export const taskStatusInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "category": "TODO"
  } satisfies Required<Schemas['TaskStatusInput']> as Required<Schemas['TaskStatusInput']>,
  of: (entity: Schemas['TaskStatus']): Required<Schemas['TaskStatusInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, category: entity.category }),
};

export const threatInput = {
  empty: {
    "name": "",
    "description": "",
    "position": 0,
    "active": true,
    "categoryId": null,
    "sourceId": null,
    "actorId": null
  } satisfies Required<Schemas['ThreatInput']> as Required<Schemas['ThreatInput']>,
  of: (entity: Schemas['Threat']): Required<Schemas['ThreatInput']> => ({ name: entity.name, description: entity.description, position: entity.position, active: entity.active, categoryId: entity.category?.id ?? null, sourceId: entity.source?.id ?? null, actorId: entity.actor?.id ?? null }),
};
