// Generated from the contract by `npm run generate`. Do not edit.

export const changeRequestGapValues = ["ownerId","assessorId","riskLevel","labelId"] as const;
