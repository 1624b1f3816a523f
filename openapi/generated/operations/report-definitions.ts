// Generated from the contract by `npm run generate`. Do not edit.

export const ReportDefinitions = { interface: "ReportDefinitions", operations: { all: "GET /report-definitions", add: "POST /report-definitions", discard: "DELETE /report-definitions/{id}", change: "PATCH /report-definitions/{id}", adoptTemplate: "POST /report-definitions/{id}/template" } } as const;
