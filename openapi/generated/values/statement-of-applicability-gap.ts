// Generated from the contract by `npm run generate`. Do not edit.

export const statementOfApplicabilityGapValues = ["adoptedStandardId","ownerId","approverId","reviewBy","labelId"] as const;
