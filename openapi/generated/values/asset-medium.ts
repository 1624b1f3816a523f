// Generated from the contract by `npm run generate`. Do not edit.

export const assetMediumValues = ["ELECTRONIC","REMOVABLE","PAPER","SPOKEN","OTHER"] as const;
