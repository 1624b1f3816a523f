// Generated from the contract by `npm run generate`. Do not edit.

export const activityActionValues = ["CREATE","READ","UPDATE","DELETE","RESTORE"] as const;
export const activitySortValues = ["at","actor","action","entityName"] as const;
export const assetKindValues = ["PRIMARY","SUPPORT"] as const;
export const helpfulTipSortValues = ["position","topic","title"] as const;
export const informationAssetGapValues = ["typeId","ownerId","confidentiality","integrity","availability","reviewBy"] as const;
export const informationAssetSortValues = ["ref","title","type","owner","confidentiality","integrity","availability","reviewOn","updatedAt"] as const;
export const levelValues = ["LOW","MEDIUM","HIGH","CRITICAL"] as const;
export const loginEventValues = ["SIGN_IN","SIGN_IN_FAILED","SIGN_UP","SIGN_OUT","SESSION_REVOKED","SESSION_USED","PASSWORD_RESET_REQUESTED","PASSWORD_RESET","PASSWORD_CHANGED","SECOND_FACTOR_ENABLED","SECOND_FACTOR_REMOVED"] as const;
export const loginLogSortValues = ["at","event"] as const;
export const lookupSortValues = ["position","name","updatedAt"] as const;
export const notificationSortValues = ["createdAt","title"] as const;
export const notificationStatusValues = ["UNREAD","READ"] as const;
export const organisationFeatureValues = ["USERS","STAFF","POLICY","PROJECT","SERVICE_PROVIDER","DOCUMENT_REPOSITORY","RISK","INFORMATION_ASSET","RUN_ZERO_ASSET","INCIDENT_REGISTER","ASSESSMENTS","REPORT_LIBRARY","SUB_ORGANISATION","COUNTRY_REGULATORY_REGISTER","EXEMPTIONS_REGISTER","CHANGE_MANAGEMENT_PROCESS"] as const;
export const organisationRoleValues = ["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"] as const;
export const permissionLevelValues = ["VIEW","ADD","EDIT","DELETE"] as const;
export const platformFeatureValues = ["ADMIN_STANDARDS","ADMIN_CONTROLS","ADMIN_MATURITY_MODELS","ADMIN_SECURITY_QUESTION_GROUPS","ADMIN_SECURITY_QUESTIONNAIRES","ADMIN_ORGANISATION","ADMIN_ADMIN_MANAGE","ADMIN_CONTACT_MESSAGE","ADMIN_RESOURCE","ADMIN_IT_PRIVILEGED_OPERATIONS"] as const;
export const platformRoleValues = ["SUPER_ADMIN","ADMIN"] as const;
export const platformUserSortValues = ["name","email","createdAt"] as const;
export const removedSortValues = ["removedAt","ref","title"] as const;
export const riskGapValues = ["categoryId","ratingId","ownerId","reviewBy"] as const;
export const riskSortValues = ["ref","title","owner","inherent","current","residual","treatment","dueOn","nextReviewOn","updatedAt"] as const;
export const riskTreatmentValues = ["AVOID","ACCEPT","MITIGATE","TRANSFER","NONE"] as const;
export const securityPillarValues = ["CONFIDENTIALITY","INTEGRITY","AVAILABILITY"] as const;
export const treatmentPlanStatusValues = ["NOT_STARTED","IN_PROGRESS","COMPLETED","ON_HOLD","CANCELLED"] as const;
