// Generated from the contract by `npm run generate`. Do not edit.

export const ProjectReports = { interface: "ProjectReports", operations: { report: "GET /project/{id}/report", exportReport: "GET /project/{id}/report/export" }, files: ["exportReport"] } as const;
