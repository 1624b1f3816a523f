// Generated from the contract by `npm run generate`. Do not edit.

export const managementReviewStatusValues = ["PLANNED","HELD","APPROVED"] as const;
