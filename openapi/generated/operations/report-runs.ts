// Generated from the contract by `npm run generate`. Do not edit.

export const ReportRuns = { interface: "ReportRuns", operations: { list: "GET /report-runs", request: "POST /report-runs", storePage: "POST /report-runs/compliance-page", get: "GET /report-runs/{id}", address: "GET /report-runs/{id}/address", change: "POST /report-runs/{id}/change", compare: "GET /report-runs/{id}/comparison", repeat: "POST /report-runs/{id}/repeat" } } as const;
