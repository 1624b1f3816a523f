// Generated from the contract by `npm run generate`. Do not edit.

export const playbookUnitValues = ["HOURS","DAYS"] as const;
