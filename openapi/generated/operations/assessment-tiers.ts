// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentTiers = { interface: "AssessmentTiers", operations: { list: "GET /assessment-tier", create: "POST /assessment-tier", options: "GET /assessment-tier/options", remove: "DELETE /assessment-tier/{id}", update: "PATCH /assessment-tier/{id}" } } as const;
