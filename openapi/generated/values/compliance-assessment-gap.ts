// Generated from the contract by `npm run generate`. Do not edit.

export const complianceAssessmentGapValues = ["adoptedStandardId","method","ownerId","dueBy","labelId"] as const;
