// Generated from the contract by `npm run generate`. Do not edit.

export const articleSortValues = ["title","category","status","updatedAt"] as const;
