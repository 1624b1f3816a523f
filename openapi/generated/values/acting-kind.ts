// Generated from the contract by `npm run generate`. Do not edit.

export const actingKindValues = ["changeManagementProcess","complianceAssessment","exemption","finding","policy","statementOfApplicability","task"] as const;
