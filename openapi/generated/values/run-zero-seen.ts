// Generated from the contract by `npm run generate`. Do not edit.

export const runZeroSeenValues = ["WITHIN_A_DAY","NOT_FOR_30_DAYS"] as const;
