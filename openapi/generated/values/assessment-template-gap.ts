// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentTemplateGapValues = ["ownerId","labelId"] as const;
