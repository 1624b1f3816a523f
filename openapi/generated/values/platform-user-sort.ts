// Generated from the contract by `npm run generate`. Do not edit.

export const platformUserSortValues = ["name","email","createdAt"] as const;
