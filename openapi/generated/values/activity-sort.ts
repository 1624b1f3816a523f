// Generated from the contract by `npm run generate`. Do not edit.

export const activitySortValues = ["at","actor","action","entityName"] as const;
