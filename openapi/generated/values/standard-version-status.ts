// Generated from the contract by `npm run generate`. Do not edit.

export const standardVersionStatusValues = ["DRAFT","PUBLISHED","WITHDRAWN"] as const;
