// Generated from the contract by `npm run generate`. Do not edit.

export const organisationRoleValues = ["ORG_ADMIN","ORG_MANAGER","ORG_ASSESSOR","ORG_VIEWER","ORG_CONSULTANT","ORG_AUDITOR"] as const;
