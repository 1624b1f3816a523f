// Generated from the contract by `npm run generate`. Do not edit.

export const failedJobSortValues = ["addedAt","failedAt"] as const;
