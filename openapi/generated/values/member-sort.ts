// Generated from the contract by `npm run generate`. Do not edit.

export const memberSortValues = ["name","email","role","lastActiveAt","joinedAt"] as const;
