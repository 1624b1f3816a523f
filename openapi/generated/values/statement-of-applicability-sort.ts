// Generated from the contract by `npm run generate`. Do not edit.

export const statementOfApplicabilitySortValues = ["ref","title","updatedAt","status","owner","reviewOn"] as const;
