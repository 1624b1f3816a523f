// Generated from the contract by `npm run generate`. Do not edit.

export const runZeroCriticalityValues = ["UNKNOWN","LOW","MEDIUM","HIGH","CRITICAL"] as const;
