// Generated from the contract by `npm run generate`. Do not edit.

export const riskFigureValues = ["ABOVE_APPETITE","REVIEW_OVERDUE","PLAN_OVERDUE"] as const;
