// Generated from the contract by `npm run generate`. Do not edit.

export const removedSortValues = ["removedAt","ref","title"] as const;
