// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentAnswerReviews = { interface: "AssessmentAnswerReviews", operations: { fileAddress: "GET /assessment-file/{id}/address", get: "GET /service-provider-assessment/{id}/answers", exportFile: "GET /service-provider-assessment/{id}/answers/export", review: "POST /service-provider-assessment/{id}/answers/{questionId}/review", clarify: "POST /service-provider-assessment/{id}/clarifications", addFinding: "POST /service-provider-assessment/{id}/findings" }, files: ["exportFile"] } as const;
