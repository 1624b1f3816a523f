// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentCourse = { interface: "AssessmentCourse", operations: { repeat: "POST /service-provider-assessment/{id}/repeat", changeStatus: "POST /service-provider-assessment/{id}/status" } } as const;
