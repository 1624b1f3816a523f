// Generated from the contract by `npm run generate`. Do not edit.

export const managementReviewGapValues = ["ownerId","labelId"] as const;
