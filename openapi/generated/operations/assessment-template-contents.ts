// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentTemplateContents = { interface: "AssessmentTemplateContents", operations: { getVersion: "GET /assessment-template-version/{id}", get: "GET /assessment-template/{id}/content", edit: "POST /assessment-template/{id}/content", changeStatus: "POST /assessment-template/{id}/status", versions: "GET /assessment-template/{id}/versions" } } as const;
