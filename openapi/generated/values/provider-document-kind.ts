// Generated from the contract by `npm run generate`. Do not edit.

export const providerDocumentKindValues = ["SOC2_REPORT","ISO_CERTIFICATE","PENETRATION_TEST","INSURANCE","CONTINUITY_PLAN","PRIVACY_POLICY","SECURITY_POLICY","CONTRACT","SERVICE_LEVEL_AGREEMENT","OTHER"] as const;
