// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionSortValues = ["ref","title","updatedAt","status","policy","owner","approver","riskRating","validFrom","validTo"] as const;
