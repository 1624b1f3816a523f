// Generated from the contract by `npm run generate`. Do not edit.

export const reportCadenceValues = ["DAILY","WEEKLY","MONTHLY"] as const;
