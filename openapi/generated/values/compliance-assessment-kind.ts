// Generated from the contract by `npm run generate`. Do not edit.

export const complianceAssessmentKindValues = ["SELF","INTERNAL","EXTERNAL"] as const;
