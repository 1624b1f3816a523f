// Generated from the contract by `npm run generate`. Do not edit.

export const AssessmentTemplateFiles = { interface: "AssessmentTemplateFiles", operations: { form: "GET /assessment-template/form", readFile: "POST /assessment-template/read-file", exportContent: "GET /assessment-template/{id}/export" }, files: ["form","exportContent"] } as const;
