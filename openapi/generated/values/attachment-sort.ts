// Generated from the contract by `npm run generate`. Do not edit.

export const attachmentSortValues = ["createdAt","name","size"] as const;
