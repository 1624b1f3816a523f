// Generated from the contract by `npm run generate`. Do not edit.

export const riskStatusValues = ["DRAFT","OPEN","CLOSED"] as const;
