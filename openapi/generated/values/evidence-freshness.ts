// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceFreshnessValues = ["FRESH","DUE","STALE","UNDATED"] as const;
