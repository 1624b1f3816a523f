// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentProposals = { interface: "AssessmentProposals", operations: { proposals: "GET /compliance-assessment/{id}/proposals" } } as const;
