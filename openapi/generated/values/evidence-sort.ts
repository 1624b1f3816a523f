// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceSortValues = ["ref","title","updatedAt","coveredUntil","owner","madeOn"] as const;
