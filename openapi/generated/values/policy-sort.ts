// Generated from the contract by `npm run generate`. Do not edit.

export const policySortValues = ["ref","title","updatedAt","status","category","owner","approver","department","effectiveOn","nextReviewOn"] as const;
