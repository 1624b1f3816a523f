// Generated from the contract by `npm run generate`. Do not edit.

export const StatementCourse = { interface: "StatementCourse", operations: { file: "GET /statement-of-applicability/{id}/file", sheet: "GET /statement-of-applicability/{id}/sheet", changeStatus: "POST /statement-of-applicability/{id}/status", versions: "GET /statement-of-applicability/{id}/versions" }, files: ["file"] } as const;
