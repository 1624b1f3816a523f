// Generated from the contract by `npm run generate`. Do not edit.

export const platformRequestSortValues = ["askedAt","organisation"] as const;
