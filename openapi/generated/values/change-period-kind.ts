// Generated from the contract by `npm run generate`. Do not edit.

export const changePeriodKindValues = ["WINDOW","FREEZE"] as const;
