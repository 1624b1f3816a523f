// Generated from the contract by `npm run generate`. Do not edit.

export const loginLogSortValues = ["at","event"] as const;
