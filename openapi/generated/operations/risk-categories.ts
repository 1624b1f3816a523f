// Generated from the contract by `npm run generate`. Do not edit.

export const RiskCategories = { interface: "RiskCategories", operations: { list: "GET /risk-category", create: "POST /risk-category", options: "GET /risk-category/options", remove: "DELETE /risk-category/{id}", update: "PATCH /risk-category/{id}" } } as const;
