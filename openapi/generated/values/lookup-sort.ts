// Generated from the contract by `npm run generate`. Do not edit.

export const lookupSortValues = ["position","name","updatedAt"] as const;
