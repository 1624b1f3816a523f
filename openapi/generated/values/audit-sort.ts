// Generated from the contract by `npm run generate`. Do not edit.

export const auditSortValues = ["ref","title","updatedAt","status","owner","plannedFrom","plannedTo"] as const;
