// Generated from the contract by `npm run generate`. Do not edit.

export const importDayOrderValues = ["DAY_FIRST","MONTH_FIRST"] as const;
