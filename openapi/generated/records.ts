// Generated from the contract by `npm run generate`. Do not edit.

/* What the contract's `x-record` and `x-access` say of each register and look-up. Who needs one imports that one alone. */

export const assessmentTemplate = {"kind":"assessmentTemplate","prefix":"AT","noun":{"one":"assessment template","many":"assessment templates"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const audit = {"kind":"audit","prefix":"AUD","noun":{"one":"audit","many":"audits"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_CONSULTANT"],"feature":"ASSESSMENTS"} as const;

export const changeManagementProcess = {"kind":"changeManagementProcess","prefix":"CH","noun":{"one":"change","many":"changes"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"CHANGE_MANAGEMENT_PROCESS"} as const;

export const complianceAssessment = {"kind":"complianceAssessment","prefix":"CA","noun":{"one":"compliance assessment","many":"compliance assessments"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS"} as const;

export const documentRepository = {"kind":"documentRepository","prefix":"DR","noun":{"one":"document repository","many":"document repositories"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"DOCUMENT_REPOSITORY"} as const;

export const evidence = {"kind":"evidence","prefix":"EV","noun":{"one":"piece of evidence","many":"pieces of evidence"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_CONSULTANT"],"feature":"ASSESSMENTS"} as const;

export const exemption = {"kind":"exemption","prefix":"E","noun":{"one":"exemption","many":"exemptions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"EXEMPTIONS_REGISTER"} as const;

export const finding = {"kind":"finding","prefix":"NC","noun":{"one":"finding","many":"findings"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_CONSULTANT"],"feature":"ASSESSMENTS"} as const;

export const incident = {"kind":"incident","prefix":"I","noun":{"one":"incident","many":"incidents"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"INCIDENT_REGISTER"} as const;

export const informationAsset = {"kind":"informationAsset","prefix":"A","noun":{"one":"asset","many":"assets"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"INFORMATION_ASSET"} as const;

export const managementReview = {"kind":"managementReview","prefix":"MR","noun":{"one":"management review","many":"management reviews"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS"} as const;

export const objective = {"kind":"objective","prefix":"OBJ","noun":{"one":"objective","many":"objectives"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_CONSULTANT"],"feature":"ASSESSMENTS"} as const;

export const ownControl = {"kind":"ownControl","prefix":"C","noun":{"one":"own control","many":"own controls"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_CONSULTANT"],"feature":"ASSESSMENTS"} as const;

export const policy = {"kind":"policy","prefix":"P","noun":{"one":"policy","many":"policies"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY"} as const;

export const project = {"kind":"project","prefix":"PJ","noun":{"one":"project","many":"projects"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"PROJECT"} as const;

export const regulatoryRequirement = {"kind":"regulatoryRequirement","prefix":"L","noun":{"one":"requirement","many":"requirements"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER"} as const;

export const risk = {"kind":"risk","prefix":"R","noun":{"one":"risk","many":"risks"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"RISK"} as const;

export const serviceProvider = {"kind":"serviceProvider","prefix":"SP","noun":{"one":"service provider","many":"service providers"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const serviceProviderAssessment = {"kind":"serviceProviderAssessment","prefix":"SA","noun":{"one":"service provider assessment","many":"service provider assessments"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const staffMember = {"kind":"staffMember","prefix":"S","noun":{"one":"staff member","many":"staff members"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"STAFF"} as const;

export const statementOfApplicability = {"kind":"statementOfApplicability","prefix":"SOA","noun":{"one":"statement of applicability","many":"statements of applicability"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"writers":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS"} as const;

export const task = {"kind":"task","prefix":"T","noun":{"one":"task","many":"tasks"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"PROJECT"} as const;

export const affectedArea = {"kind":"affectedArea","noun":{"one":"affected area","many":"affected areas"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS","of":"finding"} as const;

export const assessmentTier = {"kind":"assessmentTier","noun":{"one":"assessment tier","many":"assessment tiers"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const assetType = {"kind":"assetType","noun":{"one":"asset type","many":"asset types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"INFORMATION_ASSET","of":"informationAsset"} as const;

export const competence = {"kind":"competence","noun":{"one":"competence","many":"competences"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"STAFF","of":"staffMember"} as const;

export const contractStatus = {"kind":"contractStatus","noun":{"one":"contract status","many":"contract statuses"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const corporateLaw = {"kind":"corporateLaw","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const cybersecurityLaw = {"kind":"cybersecurityLaw","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const findingActionStatus = {"kind":"findingActionStatus","noun":{"one":"action status","many":"action statuses"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS","of":"finding"} as const;

export const findingImportance = {"kind":"findingImportance","noun":{"one":"importance","many":"importances"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS","of":"finding"} as const;

export const findingSource = {"kind":"findingSource","noun":{"one":"identification source","many":"identification sources"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS","of":"finding"} as const;

export const incidentType = {"kind":"incidentType","noun":{"one":"incident type","many":"incident types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"INCIDENT_REGISTER","of":"incident"} as const;

export const jurisdiction = {"kind":"jurisdiction","noun":{"one":"jurisdiction","many":"jurisdictions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const operationType = {"kind":"operationType","noun":{"one":"operation type","many":"operation types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const policyCategory = {"kind":"policyCategory","noun":{"one":"policy category","many":"policy categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY","of":"policy"} as const;

export const policyFrequency = {"kind":"policyFrequency","noun":{"one":"review frequency","many":"review frequencies"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY","of":"policy"} as const;

export const privacyLaw = {"kind":"privacyLaw","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const region = {"kind":"region","noun":{"one":"region","many":"regions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const regulatoryRiskType = {"kind":"regulatoryRiskType","noun":{"one":"risk type","many":"risk types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const riskCategory = {"kind":"riskCategory","noun":{"one":"category","many":"categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskIdentificationSource = {"kind":"riskIdentificationSource","noun":{"one":"source","many":"sources"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskImpact = {"kind":"riskImpact","noun":{"one":"impact","many":"impacts"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskLikelihood = {"kind":"riskLikelihood","noun":{"one":"likelihood","many":"likelihoods"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskOwner = {"kind":"riskOwner","noun":{"one":"risk owner","many":"risk owners"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskRating = {"kind":"riskRating","noun":{"one":"rating","many":"ratings"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const rootIdentification = {"kind":"rootIdentification","noun":{"one":"root identification","many":"root identifications"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"ASSESSMENTS","of":"finding"} as const;

export const serviceType = {"kind":"serviceType","noun":{"one":"service type","many":"service types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const staffRole = {"kind":"staffRole","noun":{"one":"staff role","many":"staff roles"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"STAFF","of":"staffMember"} as const;

export const taskSeverity = {"kind":"taskSeverity","noun":{"one":"task severity","many":"task severities"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"PROJECT","of":"task"} as const;

export const taskStatus = {"kind":"taskStatus","noun":{"one":"task status","many":"task statuses"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"PROJECT","of":"task"} as const;

export const threat = {"kind":"threat","noun":{"one":"threat","many":"threats"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatActor = {"kind":"threatActor","noun":{"one":"threat actor","many":"threat actors"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatCategory = {"kind":"threatCategory","noun":{"one":"threat category","many":"threat categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatSource = {"kind":"threatSource","noun":{"one":"threat source","many":"threat sources"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const vulnerability = {"kind":"vulnerability","noun":{"one":"vulnerability","many":"vulnerabilities"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

/** Every register, by the kind of its records. */
export const registers = { assessmentTemplate, audit, changeManagementProcess, complianceAssessment, documentRepository, evidence, exemption, finding, incident, informationAsset, managementReview, objective, ownControl, policy, project, regulatoryRequirement, risk, serviceProvider, serviceProviderAssessment, staffMember, statementOfApplicability, task } as const;

/** Every look-up, by the kind of its entries. */
export const lookups = { affectedArea, assessmentTier, assetType, competence, contractStatus, corporateLaw, cybersecurityLaw, findingActionStatus, findingImportance, findingSource, incidentType, jurisdiction, operationType, policyCategory, policyFrequency, privacyLaw, region, regulatoryRiskType, riskCategory, riskIdentificationSource, riskImpact, riskLikelihood, riskOwner, riskRating, rootIdentification, serviceType, staffRole, taskSeverity, taskStatus, threat, threatActor, threatCategory, threatSource, vulnerability } as const;

export type RecordKind = keyof typeof registers;
export type LookupKind = keyof typeof lookups;

/** A field that falls due: what is due then, and the values of another field with which nothing is. */
export interface DueDate {
  readonly field: string;
  readonly what: string;
  readonly unless?: { readonly field: string; readonly values: readonly string[] };
}

/** The fields of each register that fall due. */
export const dueDates: Readonly<Record<RecordKind, readonly DueDate[]>> = {"assessmentTemplate":[],"audit":[{"field":"plannedTo","what":"audit","unless":{"field":"status","values":["REPORTED","CANCELLED"]}}],"changeManagementProcess":[{"field":"reviewDueOn","what":"review","unless":{"field":"status","values":["CLOSED","CANCELLED"]}}],"complianceAssessment":[{"field":"dueOn","what":"end","unless":{"field":"status","values":["CLOSED","ABANDONED"]}}],"documentRepository":[{"field":"reviewOn","what":"review"}],"evidence":[{"field":"coveredUntil","what":"renewal"}],"exemption":[{"field":"validTo","what":"end","unless":{"field":"status","values":["DRAFT","UNDER_REVIEW","REJECTED","EXPIRED"]}}],"finding":[{"field":"dueOn","what":"end","unless":{"field":"status","values":["CLOSED","RISK_ACCEPTED"]}}],"incident":[],"informationAsset":[{"field":"retireOn","what":"retirement"},{"field":"reviewOn","what":"review"}],"managementReview":[{"field":"heldOn","what":"management review","unless":{"field":"status","values":["HELD","APPROVED"]}}],"objective":[{"field":"dueOn","what":"objective","unless":{"field":"stage","values":["ACHIEVED","DROPPED"]}},{"field":"nextReadingOn","what":"reading","unless":{"field":"stage","values":["ACHIEVED","DROPPED"]}}],"ownControl":[],"policy":[{"field":"nextReviewOn","what":"review"}],"project":[{"field":"endsOn","what":"end of the project","unless":{"field":"status","values":["COMPLETED","CANCELLED"]}}],"regulatoryRequirement":[{"field":"dueOn","what":"action plan","unless":{"field":"status","values":["COMPLIANT"]}}],"risk":[{"field":"treatmentPlan.dueOn","what":"treatment plan","unless":{"field":"treatmentPlan.status","values":["COMPLETED","CANCELLED"]}},{"field":"nextReviewOn","what":"review"}],"serviceProvider":[{"field":"nextReviewOn","what":"review"}],"serviceProviderAssessment":[{"field":"dueOn","what":"assessment","unless":{"field":"status","values":["SUBMITTED","REVIEWED","APPROVED","REJECTED","EXPIRED"]}}],"staffMember":[],"statementOfApplicability":[{"field":"approvedReviewOn","what":"review","unless":{"field":"status","values":["EXPIRED"]}}],"task":[{"field":"dueOn","what":"task","unless":{"field":"state","values":["DONE","CANCELLED"]}}]};

/** The states in which records of a register keep the documents among their files from being removed (work.md 1). */
export const keptStates: Readonly<
  Partial<Record<RecordKind, { readonly field: string; readonly values: readonly string[] }>>
> = {"audit":{"field":"status","values":["REPORTED"]},"changeManagementProcess":{"field":"status","values":["CLOSED"]},"complianceAssessment":{"field":"status","values":["CLOSED"]},"exemption":{"field":"status","values":["APPROVED","EXPIRED"]},"finding":{"field":"status","values":["CLOSED","RISK_ACCEPTED"]},"incident":{"field":"status","values":["CLOSED"]},"managementReview":{"field":"status","values":["APPROVED"]},"project":{"field":"status","values":["COMPLETED"]},"risk":{"field":"status","values":["CLOSED"]},"serviceProviderAssessment":{"field":"status","values":["APPROVED"]},"statementOfApplicability":{"field":"status","values":["APPROVED","EXPIRED"]},"task":{"field":"state","values":["DONE"]}};
