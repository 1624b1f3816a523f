// Generated from the contract by `npm run generate`. Do not edit.

export const RiskOwners = { interface: "RiskOwners", operations: { list: "GET /risk-owner", create: "POST /risk-owner", options: "GET /risk-owner/options", remove: "DELETE /risk-owner/{id}", update: "PATCH /risk-owner/{id}" } } as const;
