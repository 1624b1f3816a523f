// Generated from the contract by `npm run generate`. Do not edit.

export const ComplianceReports = { interface: "ComplianceReports", operations: { dashboard: "GET /compliance-report", exportDashboard: "GET /compliance-report/export", settled: "GET /compliance-report/settled", report: "GET /compliance-report/{id}", closings: "GET /compliance-report/{id}/closings", evidencePack: "GET /compliance-report/{id}/evidence-pack", exportReport: "GET /compliance-report/{id}/export" }, files: ["exportDashboard","evidencePack","exportReport"] } as const;
