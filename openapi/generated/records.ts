// Generated from the contract by `npm run generate`. Do not edit.

/* What the contract's `x-record` and `x-access` say of each register and look-up. Who needs one imports that one alone. */

export const assessmentTemplate = {"kind":"assessmentTemplate","label":"Assessment template","prefix":"AT","noun":{"one":"assessment template","many":"assessment templates"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const exemption = {"kind":"exemption","label":"Exemption","prefix":"E","noun":{"one":"exemption","many":"exemptions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"EXEMPTIONS_REGISTER"} as const;

export const incident = {"kind":"incident","label":"Incident","prefix":"I","noun":{"one":"incident","many":"incidents"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"INCIDENT_REGISTER"} as const;

export const informationAsset = {"kind":"informationAsset","label":"Information asset","prefix":"A","noun":{"one":"asset","many":"assets"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"INFORMATION_ASSET"} as const;

export const policy = {"kind":"policy","label":"Policy","prefix":"P","noun":{"one":"policy","many":"policies"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY"} as const;

export const regulatoryRequirement = {"kind":"regulatoryRequirement","label":"Regulatory requirement","prefix":"L","noun":{"one":"requirement","many":"requirements"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER"} as const;

export const risk = {"kind":"risk","label":"Risk","prefix":"R","noun":{"one":"risk","many":"risks"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"RISK"} as const;

export const serviceProvider = {"kind":"serviceProvider","label":"Service provider","prefix":"SP","noun":{"one":"service provider","many":"service providers"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const serviceProviderAssessment = {"kind":"serviceProviderAssessment","label":"Service provider assessment","prefix":"SA","noun":{"one":"service provider assessment","many":"service provider assessments"},"roles":["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"],"feature":"SERVICE_PROVIDER"} as const;

export const assessmentTier = {"kind":"assessmentTier","label":"Assessment tier","noun":{"one":"assessment tier","many":"assessment tiers"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const assetType = {"kind":"assetType","label":"Asset type","noun":{"one":"asset type","many":"asset types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"INFORMATION_ASSET","of":"informationAsset"} as const;

export const contractStatus = {"kind":"contractStatus","label":"Contract status","noun":{"one":"contract status","many":"contract statuses"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const corporateLaw = {"kind":"corporateLaw","label":"Corporate law","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const cybersecurityLaw = {"kind":"cybersecurityLaw","label":"Cybersecurity law","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const incidentType = {"kind":"incidentType","label":"Incident type","noun":{"one":"incident type","many":"incident types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"INCIDENT_REGISTER","of":"incident"} as const;

export const jurisdiction = {"kind":"jurisdiction","label":"Jurisdiction","noun":{"one":"jurisdiction","many":"jurisdictions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const operationType = {"kind":"operationType","label":"Operation type","noun":{"one":"operation type","many":"operation types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const policyCategory = {"kind":"policyCategory","label":"Policy category","noun":{"one":"policy category","many":"policy categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY","of":"policy"} as const;

export const policyFrequency = {"kind":"policyFrequency","label":"Policy frequency","noun":{"one":"review frequency","many":"review frequencies"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"POLICY","of":"policy"} as const;

export const privacyLaw = {"kind":"privacyLaw","label":"Privacy law","noun":{"one":"law","many":"laws"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const region = {"kind":"region","label":"Region","noun":{"one":"region","many":"regions"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const regulatoryRiskType = {"kind":"regulatoryRiskType","label":"Regulatory risk type","noun":{"one":"risk type","many":"risk types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"COUNTRY_REGULATORY_REGISTER","of":"regulatoryRequirement"} as const;

export const riskCategory = {"kind":"riskCategory","label":"Risk category","noun":{"one":"category","many":"categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskIdentificationSource = {"kind":"riskIdentificationSource","label":"Risk identification source","noun":{"one":"source","many":"sources"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskImpact = {"kind":"riskImpact","label":"Risk impact","noun":{"one":"impact","many":"impacts"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskLikelihood = {"kind":"riskLikelihood","label":"Risk likelihood","noun":{"one":"likelihood","many":"likelihoods"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskOwner = {"kind":"riskOwner","label":"Risk owner","noun":{"one":"risk owner","many":"risk owners"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const riskRating = {"kind":"riskRating","label":"Risk rating","noun":{"one":"rating","many":"ratings"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const serviceType = {"kind":"serviceType","label":"Service type","noun":{"one":"service type","many":"service types"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"SERVICE_PROVIDER","of":"serviceProvider"} as const;

export const threat = {"kind":"threat","label":"Threat","noun":{"one":"threat","many":"threats"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatActor = {"kind":"threatActor","label":"Threat actor","noun":{"one":"threat actor","many":"threat actors"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatCategory = {"kind":"threatCategory","label":"Threat category","noun":{"one":"threat category","many":"threat categories"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const threatSource = {"kind":"threatSource","label":"Threat source","noun":{"one":"threat source","many":"threat sources"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

export const vulnerability = {"kind":"vulnerability","label":"Vulnerability","noun":{"one":"vulnerability","many":"vulnerabilities"},"roles":["ORG_ADMIN","ORG_MANAGER"],"feature":"RISK","of":"risk"} as const;

/** Every register, by the kind of its records. */
export const registers = { assessmentTemplate, exemption, incident, informationAsset, policy, regulatoryRequirement, risk, serviceProvider, serviceProviderAssessment } as const;

/** Every look-up, by the kind of its entries. */
export const lookups = { assessmentTier, assetType, contractStatus, corporateLaw, cybersecurityLaw, incidentType, jurisdiction, operationType, policyCategory, policyFrequency, privacyLaw, region, regulatoryRiskType, riskCategory, riskIdentificationSource, riskImpact, riskLikelihood, riskOwner, riskRating, serviceType, threat, threatActor, threatCategory, threatSource, vulnerability } as const;

export type RecordKind = keyof typeof registers;
export type LookupKind = keyof typeof lookups;

/** A field that falls due: what is due then, and the values of another field with which nothing is. */
export interface DueDate {
  readonly field: string;
  readonly what: string;
  readonly unless?: { readonly field: string; readonly values: readonly string[] };
}

/** The fields of each register that fall due. */
export const dueDates: Readonly<Record<RecordKind, readonly DueDate[]>> = {"assessmentTemplate":[],"exemption":[{"field":"validTo","what":"end","unless":{"field":"status","values":["UNDER_REVIEW","REJECTED","EXPIRED"]}}],"incident":[],"informationAsset":[{"field":"retireOn","what":"retirement"},{"field":"reviewOn","what":"review"}],"policy":[{"field":"nextReviewOn","what":"review"}],"regulatoryRequirement":[{"field":"dueOn","what":"action plan","unless":{"field":"status","values":["COMPLIANT"]}}],"risk":[{"field":"treatmentPlan.dueOn","what":"treatment plan","unless":{"field":"treatmentPlan.status","values":["COMPLETED","CANCELLED"]}},{"field":"nextReviewOn","what":"review"}],"serviceProvider":[{"field":"nextReviewOn","what":"review"}],"serviceProviderAssessment":[{"field":"dueOn","what":"assessment","unless":{"field":"status","values":["SUBMITTED","REVIEWED","APPROVED","REJECTED","EXPIRED"]}}]};
