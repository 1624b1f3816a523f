// Generated from the contract by `npm run generate`. Do not edit.

export const runZeroSinceValues = ["ADDED","CHANGED","GONE"] as const;
