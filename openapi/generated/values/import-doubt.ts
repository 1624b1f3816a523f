// Generated from the contract by `npm run generate`. Do not edit.

export const importDoubtValues = ["NUMBER","DAY"] as const;
