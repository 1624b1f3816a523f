// Generated from the contract by `npm run generate`. Do not edit.

export const riskAppetiteVersionSortValues = ["at"] as const;
