// Generated from the contract by `npm run generate`. Do not edit.

export const publicationActionValues = ["PUBLISH","ARCHIVE","REVISE"] as const;
