// Generated from the contract by `npm run generate`. Do not edit.

export const levelValues = ["LOW","MEDIUM","HIGH","CRITICAL"] as const;
