// Generated from the contract by `npm run generate`. Do not edit.

export const policyVerdictValues = ["APPROVED","REJECTED"] as const;
