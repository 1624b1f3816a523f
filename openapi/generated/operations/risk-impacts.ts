// Generated from the contract by `npm run generate`. Do not edit.

export const RiskImpacts = { interface: "RiskImpacts", operations: { list: "GET /risk-impact", create: "POST /risk-impact", options: "GET /risk-impact/options", remove: "DELETE /risk-impact/{id}", update: "PATCH /risk-impact/{id}" } } as const;
