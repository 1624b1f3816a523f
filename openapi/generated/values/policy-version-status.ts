// Generated from the contract by `npm run generate`. Do not edit.

export const policyVersionStatusValues = ["DRAFT","REVIEW","APPROVED","REJECTED"] as const;
