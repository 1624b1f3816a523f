// Generated from the contract by `npm run generate`. Do not edit.

export const managementReviewSortValues = ["ref","title","updatedAt","status","heldOn","owner"] as const;
