// Generated from the contract by `npm run generate`. Do not edit.

export const assetLikenessValues = ["NAME","HOST_NAME","MAC","ADDRESS"] as const;
