// Generated from the contract by `npm run generate`. Do not edit.

export const RiskLikelihoods = { interface: "RiskLikelihoods", operations: { list: "GET /risk-likelihood", create: "POST /risk-likelihood", options: "GET /risk-likelihood/options", remove: "DELETE /risk-likelihood/{id}", update: "PATCH /risk-likelihood/{id}" } } as const;
