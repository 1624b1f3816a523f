// Generated from the contract by `npm run generate`. Do not edit.

export const taskDayValues = ["ANCHOR","LAST_DAY","WEEKDAY"] as const;
