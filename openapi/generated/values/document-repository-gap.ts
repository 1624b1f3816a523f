// Generated from the contract by `npm run generate`. Do not edit.

export const documentRepositoryGapValues = ["ownerId","reviewBy","labelId"] as const;
