// Generated from the contract by `npm run generate`. Do not edit.

export const riskSortValues = ["ref","title","updatedAt","dueOn","status","owner","inherent","current","residual","treatment","nextReviewOn"] as const;
