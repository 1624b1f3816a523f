// Generated from the contract by `npm run generate`. Do not edit.

export const actingPartValues = ["changeManagementProcess","complianceAssessor","complianceReviewer","exemption","findingVerifier","policy","statementOfApplicability","task"] as const;
