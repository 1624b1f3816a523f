// Generated from the contract by `npm run generate`. Do not edit.

export const securityPillarValues = ["CONFIDENTIALITY","INTEGRITY","AVAILABILITY"] as const;
