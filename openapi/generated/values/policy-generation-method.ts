// Generated from the contract by `npm run generate`. Do not edit.

export const policyGenerationMethodValues = ["MANUAL","FILE","AI","URL"] as const;
