// Generated from the contract by `npm run generate`. Do not edit.

export const assetKindValues = ["PRIMARY","SUPPORT"] as const;
