// Generated from the contract by `npm run generate`. Do not edit.

export const standardVersionActionValues = ["PUBLISH","WITHDRAW"] as const;
