// Generated from the contract by `npm run generate`. Do not edit.

export const publicationStatusValues = ["DRAFT","PUBLISHED","ARCHIVED"] as const;
