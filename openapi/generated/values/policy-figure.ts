// Generated from the contract by `npm run generate`. Do not edit.

export const policyFigureValues = ["REVIEW_OVERDUE"] as const;
