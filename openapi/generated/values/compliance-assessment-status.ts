// Generated from the contract by `npm run generate`. Do not edit.

export const complianceAssessmentStatusValues = ["PLANNED","IN_PROGRESS","IN_REVIEW","CLOSED","ABANDONED"] as const;
