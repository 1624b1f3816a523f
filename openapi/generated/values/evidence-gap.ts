// Generated from the contract by `npm run generate`. Do not edit.

export const evidenceGapValues = ["ownerId","labelId"] as const;
