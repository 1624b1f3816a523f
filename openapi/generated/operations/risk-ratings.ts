// Generated from the contract by `npm run generate`. Do not edit.

export const RiskRatings = { interface: "RiskRatings", operations: { list: "GET /risk-rating", create: "POST /risk-rating", options: "GET /risk-rating/options", remove: "DELETE /risk-rating/{id}", update: "PATCH /risk-rating/{id}" } } as const;
