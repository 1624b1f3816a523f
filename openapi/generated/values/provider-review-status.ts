// Generated from the contract by `npm run generate`. Do not edit.

export const providerReviewStatusValues = ["NOT_REVIEWED","IN_REVIEW","APPROVED","CONDITIONAL","REJECTED"] as const;
