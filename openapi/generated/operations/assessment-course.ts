// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentCourse = { interface: "AssessmentCourse", operations: { people: "GET /service-provider-assessment-people", repeat: "POST /service-provider-assessment/{id}/repeat", changeStatus: "POST /service-provider-assessment/{id}/status" } } as const;
