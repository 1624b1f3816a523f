// Generated from the contract by `npm run generate`. Do not edit.

export const complianceAssessmentSortValues = ["ref","title","updatedAt","status","periodFrom","owner","dueOn"] as const;
