// Generated from the contract by `npm run generate`. Do not edit.

export const managementReviewActionValues = ["HOLD","APPROVE","REOPEN"] as const;
