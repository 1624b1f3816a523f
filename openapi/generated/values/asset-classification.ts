// Generated from the contract by `npm run generate`. Do not edit.

export const assetClassificationValues = ["PUBLIC","INTERNAL","CONFIDENTIAL","RESTRICTED"] as const;
