// Generated from the contract by `npm run generate`. Do not edit.

export const linkReviewReasonValues = ["PROPOSED","TO_CONFIRM","DERIVED"] as const;
