// Generated from the contract by `npm run generate`. Do not edit.

export const IncidentReports = { interface: "IncidentReports", operations: { mine: "GET /incident-reports", report: "POST /incident-reports", attach: "POST /incident-reports/{id}/files" } } as const;
