// Generated from the contract by `npm run generate`. Do not edit.

export const policyStatusValues = ["DRAFT","REVIEW","APPROVED","REJECTED","EXPIRED"] as const;
