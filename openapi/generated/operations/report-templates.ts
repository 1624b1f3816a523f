// Generated from the contract by `npm run generate`. Do not edit.

export const ReportTemplates = { interface: "ReportTemplates", operations: { templates: "GET /admin/report-templates", addTemplate: "POST /admin/report-templates", removeTemplate: "DELETE /admin/report-templates/{id}", changeTemplate: "PATCH /admin/report-templates/{id}", changeStatus: "POST /admin/report-templates/{id}/status" } } as const;
