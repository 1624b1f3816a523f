// Generated from the contract by `npm run generate`. Do not edit.

export const historySortValues = ["at","actor","action"] as const;
