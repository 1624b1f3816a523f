// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentFigures = { interface: "AssessmentFigures", operations: { statistics: "GET /service-provider-assessment-statistics" } } as const;
