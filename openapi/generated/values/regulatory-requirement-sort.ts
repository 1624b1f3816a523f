// Generated from the contract by `npm run generate`. Do not edit.

export const regulatoryRequirementSortValues = ["ref","title","updatedAt","country","region","jurisdiction","owner","article","regulator","status","lastReviewedOn","dueOn"] as const;
