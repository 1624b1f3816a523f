// Generated from the contract by `npm run generate`. Do not edit.

export const RiskAcceptances = { interface: "RiskAcceptances", operations: { changeStatus: "POST /risk-acceptance/{id}/status", ofRisk: "GET /risk/{id}/acceptances", submit: "POST /risk/{id}/acceptances" } } as const;
