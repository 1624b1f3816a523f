// Generated from the contract by `npm run generate`. Do not edit.

export const documentEntrySortValues = ["name","updatedAt","reviewOn","size"] as const;
