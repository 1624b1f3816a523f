// Generated from the contract by `npm run generate`. Do not edit.

export const assessmentConclusionValues = ["BLOCKER","WARNING","OK","NOT_APPLICABLE"] as const;
