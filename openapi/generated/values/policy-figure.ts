// Generated from the contract by `npm run generate`. Do not edit.

export const policyFigureValues = ["REVIEW_OVERDUE","REVIEW_DUE_SOON"] as const;
