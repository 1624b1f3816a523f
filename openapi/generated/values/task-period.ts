// Generated from the contract by `npm run generate`. Do not edit.

export const taskPeriodValues = ["DAILY","WEEKLY","MONTHLY","YEARLY"] as const;
