// Generated from the contract by `npm run generate`. Do not edit.

export const timelineSortValues = ["at"] as const;
