// Generated from the contract by `npm run generate`. Do not edit.

export const policyGapValues = ["categoryId","ownerId","approverId","frequencyId","nextReviewBy","labelId"] as const;
