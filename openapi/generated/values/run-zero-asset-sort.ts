// Generated from the contract by `npm run generate`. Do not edit.

export const runZeroAssetSortValues = ["lastSeenAt","firstSeenAt","name","type","os","criticality"] as const;
