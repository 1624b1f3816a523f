// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionGapValues = ["policyId","controlId","ownerId","approverId","riskRating","validBy","labelId"] as const;
