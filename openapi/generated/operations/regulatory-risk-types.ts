// Generated from the contract by `npm run generate`. Do not edit.

export const RegulatoryRiskTypes = { interface: "RegulatoryRiskTypes", operations: { list: "GET /regulatory-risk-type", create: "POST /regulatory-risk-type", options: "GET /regulatory-risk-type/options", remove: "DELETE /regulatory-risk-type/{id}", update: "PATCH /regulatory-risk-type/{id}" } } as const;
