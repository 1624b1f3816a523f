// Generated from the contract by `npm run generate`. Do not edit.

export const quorumRuleValues = ["ALL","ANY","MAJORITY","NUMBER"] as const;
