// Generated from the contract by `npm run generate`. Do not edit.

export const changeRequestSortValues = ["ref","title","updatedAt","status","reviewDueOn","type","owner","assessor","riskLevel","plannedStart"] as const;
