// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateGapValues = ["serviceTypeId","tierId","ownerId","labelId"] as const;
