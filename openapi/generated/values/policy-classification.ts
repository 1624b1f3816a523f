// Generated from the contract by `npm run generate`. Do not edit.

export const policyClassificationValues = ["PUBLIC","INTERNAL","CONFIDENTIAL","RESTRICTED"] as const;
