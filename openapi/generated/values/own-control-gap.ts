// Generated from the contract by `npm run generate`. Do not edit.

export const ownControlGapValues = ["ownerId","labelId"] as const;
