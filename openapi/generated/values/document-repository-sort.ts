// Generated from the contract by `npm run generate`. Do not edit.

export const documentRepositorySortValues = ["ref","title","updatedAt","owner","reviewOn"] as const;
