// Generated from the contract by `npm run generate`. Do not edit.

export const RiskIdentificationSources = { interface: "RiskIdentificationSources", operations: { list: "GET /risk-identification-source", create: "POST /risk-identification-source", options: "GET /risk-identification-source/options", remove: "DELETE /risk-identification-source/{id}", update: "PATCH /risk-identification-source/{id}" } } as const;
