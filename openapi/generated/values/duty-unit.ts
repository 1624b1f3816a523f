// Generated from the contract by `npm run generate`. Do not edit.

export const dutyUnitValues = ["HOURS","MONTHS"] as const;
